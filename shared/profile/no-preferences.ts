import { payTens } from "#shared/money/currencies.ts";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";

/** Thousands of dollars a year that an onboarding suggests; no wish until the person chooses it. */
export const defaultSalary = 120;

/** The pay that is suggested to someone who lives at a place, "Kassel, Germany", in the currency usual there. */
export function suggestedPay(place: string | null) {
  const salaryCurrency = currencyOfPlace(place);
  return { salary: defaultSalary * payTens(salaryCurrency), salaryCurrency };
}

const none: string[] = [];
const noPlaceTypes: ("remote" | "hybrid" | "onsite")[] = [];

/** What stands before anything was chosen. */
export const noPreferences = {
  titles: none,
  departments: none,
  locations: none,
  remote: false,
  remoteLocations: none,
  mayWorkIn: none,
  sharedHours: null as number | null,
  workplaceTypes: noPlaceTypes,
  jobTypes: none,
  seniority: none,
  companySizes: none,
  fundingStages: none,
  industries: none,
  salary: null as number | null,
  salaryCurrency: "USD",
  anythingElse: "",
  anythingElseShown: false,
};

/** True when there is something to match by; pay, permits and hours alone are not. */
export function hasPreference(preferences: Partial<typeof noPreferences>): boolean {
  const {
    mayWorkIn: _,
    sharedHours: __,
    salary: ___,
    salaryCurrency: ____,
    anythingElse: _____,
    anythingElseShown: ______,
    ...rest
  } = preferences;
  const { remote, ...lists } = rest;
  return remote === true || Object.values(lists).some((list) => (list?.length ?? 0) > 0);
}
