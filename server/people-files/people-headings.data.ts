import type { PeopleField } from "#shared/leads/people-fields.ts";

/** Headings as exports of other systems write them, in small letters and without anything between. */
const spellings: Record<PeopleField, readonly string[]> = {
  fullName: [
    "name",
    "fullname",
    "candidate",
    "candidatename",
    "person",
    "contact",
    "contactname",
    "applicant",
  ],
  firstName: ["firstname", "givenname", "forename", "vorname", "prenom", "first"],
  lastName: ["lastname", "surname", "familyname", "nachname", "nom", "last"],
  email: [
    "email",
    "emails",
    "emailaddress",
    "emailaddresses",
    "mail",
    "primaryemail",
    "personalemail",
    "workemail",
    "candidateemail",
    "email1",
    "emailadresse",
  ],
  linkedIn: [
    "linkedin",
    "linkedinurl",
    "linkedinprofile",
    "linkedinprofileurl",
    "linkedinlink",
    "linkedinaddress",
    "profileurl",
    "publicprofileurl",
  ],
  link: ["url", "urls", "link", "links", "profile", "website", "websites", "socialmedia", "socialprofiles"],
  title: [
    "title",
    "jobtitle",
    "currenttitle",
    "currentjobtitle",
    "currentjob",
    "currentrole",
    "position",
    "currentposition",
    "headline",
    "role",
    "occupation",
  ],
  employer: [
    "company",
    "companyname",
    "currentcompany",
    "employer",
    "currentemployer",
    "organization",
    "organisation",
    "firma",
  ],
  location: ["location", "city", "place", "candidatelocation", "currentlocation", "ort", "stadt"],
  phone: ["phone", "phonenumber", "phonenumbers", "phones", "mobile", "mobilephone", "telephone", "telefon"],
  skills: ["skills", "skill", "keyskills", "tags", "technologies", "keywords"],
};

export const fieldOfHeading: ReadonlyMap<string, PeopleField> = new Map(
  Object.entries(spellings).flatMap(([field, words]) =>
    words.map((word) => [word, field as PeopleField] as const),
  ),
);
