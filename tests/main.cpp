// The tests' entry point for Catch2 2; Catch2 3 brings its own.
#ifndef ROBBERS_CATCH_HAS_MAIN
#define CATCH_CONFIG_MAIN
#endif
#include "catch.h"
