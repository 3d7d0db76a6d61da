// Takes apart what the table of clauses says of their origin. The table itself is in clause.cpp.
#include <algorithm>
#include <charconv>

#include "rules/clause.h"

namespace robbers {

namespace {

constexpr std::string_view kEveryPage = "all";

/// Cuts the part before `separator` off the front of `text`.
std::string_view take_part(std::string_view& text, std::string_view separator) {
    const std::size_t end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + separator.size());
    return part;
}

int number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// The page with which `part` begins; `part` is then what follows.
std::optional<SourcePage> take_page(std::string_view& part) {
    for (const SourcePage page : all_values<SourcePage>()) {
        const std::string_view name = spelling(page);
        if (!part.starts_with(name)) continue;
        part.remove_prefix(std::min(part.size(), name.size() + 1));
        return page;
    }
    return std::nullopt;
}

/// Where on a page: "n6 n9" are notes, other words name a place.
void read_place(std::string_view place, ClauseSource& source) {
    const bool are_notes = place.size() > 1 && place[0] == 'n' && place[1] >= '0' && place[1] <= '9';
    if (!are_notes) source.place = place;
    while (are_notes && !place.empty()) source.notes.push_back(number_in(take_part(place, " ").substr(1)));
}

}  // namespace

std::vector<ClauseSource> sources_of(ClauseId id) {
    std::vector<ClauseSource> sources;
    for (std::string_view rest = info(id).sources; !rest.empty();) {
        std::string_view part = take_part(rest, ", ");
        if (part == kEveryPage) {
            for (const SourcePage page : all_values<SourcePage>())
                if (is_robbers_page(page)) sources.push_back({page, {}, {}});
        } else if (const auto page = take_page(part)) {
            sources.push_back({*page, {}, {}});
            read_place(part, sources.back());
        } else {  // a place on all pages before it
            for (ClauseSource& source : sources) source.place = part;
        }
    }
    return sources;
}

std::vector<ClauseDate> dates_of(ClauseId id) {
    std::vector<ClauseDate> dates;
    for (std::string_view rest = info(id).date; !rest.empty();) {
        std::string_view year = take_part(rest, ", ");
        const bool has_month = year.find('/') != std::string_view::npos;
        const int month = has_month ? number_in(take_part(year, "/")) : 0;
        dates.push_back({number_in(year), month});
    }
    return dates;
}

}  // namespace robbers
