import { expect, test } from "vitest";
import { siteName, sitesIn } from "./sites.ts";

test.each([
  ["New York, NY", ["New York City, NY, United States"]],
  ["830 Milwaukee Ave, Buffalo Grove, IL 60089", ["Buffalo Grove, IL, United States"]],
  ["1484 Waukegan Road Glenview, IL 60025", ["Glenview, IL, United States"]],
  ["201 Laredo Drive  Decatur, GA  30030", ["Decatur, GA, United States"]],
  ["Bridgeport, OH 43912", ["Bridgeport, OH, United States"]],
  ["100 St. Paul, MN", ["Saint Paul, MN, United States"]],
  ["MA - Boston", ["Boston, MA, United States"]],
  ["India - Bengaluru", ["Bengaluru, Karnataka, India"]],
  ["Munich, BY", ["Munich, Bavaria, Germany"]],
  ["UK, Greater London", ["London, England, United Kingdom"]],
  ["Downtown San Francisco", ["San Francisco, CA, United States"]],
  ["Marylebone London UK", ["London, England, United Kingdom"]],
  ["Brisbane QLD", ["Brisbane, Queensland, Australia"]],
  ["St. Neots PE19", ["Saint Neots, England, United Kingdom"]],
  ["US, OH,", ["Ohio, United States"]],
  ["Schweiz", ["Switzerland"]],
  ["Campinas - SP", ["Campinas, São Paulo, Brazil"]],
  ["Stockholm, SE", ["Stockholm, Sweden"]],
  ["ES", ["Spain"]],
  ["Boston, MA", ["Boston, MA, United States"]],
  ["Newcastle, UK", ["Newcastle upon Tyne, England, United Kingdom"]],
  ["Newcastle, Tyne and Wear", ["Newcastle upon Tyne, England, United Kingdom"]],
  ["Newcastle, NSW", ["Newcastle, New South Wales, Australia"]],
  ["Burton, Staffordshire", ["Burton upon Trent, England, United Kingdom"]],
  ["Hull, MA", ["Hull, MA, United States"]],
  ["Southend", ["Southend-on-Sea, England, United Kingdom"]],
  ["Devon", ["Devon, United Kingdom"]],
  ["Scotland", ["Scotland, United Kingdom"]],
  ["Cambridge, MA USA", ["Cambridge, MA, United States"]],
  ["Derby Derbyshire East Midlands", ["Derby, England, United Kingdom"]],
  ["Hertfordshire South East", ["Hertfordshire, United Kingdom", "South East England, United Kingdom"]],
  ["West Didsbury M20 2LR", ["Manchester, England, United Kingdom"]],
  ["07 - Le Pouzin", ["Le Pouzin, France", "Ardèche, France"]],
  ["07 - ST PERAY", ["Saint-Péray, France", "Ardèche, France"]],
  ["07 - ST ETIENNE DE FONTBELLON", ["Saint-Étienne-de-Fontbellon, France", "Ardèche, France"]],
  ["Athlone House, Kensington, London W10", ["London, England, United Kingdom"]],
  ["Trafford Park, Manchester M17 1AB", ["Manchester, England, United Kingdom"]],
  ["", []],
  ["Select locations", []],
])("places: “%s” of a job names %j", (text, names) => {
  expect(sitesIn(text).map(siteName)).toEqual(names);
});

test.each([
  [
    "San Francisco, London, Berlin",
    ["San Francisco, CA, United States", "London, England, United Kingdom", "Berlin, Germany"],
  ],
  ["Berlin/New York", ["Berlin, Germany", "New York City, NY, United States"]],
  ["Dallas-Fort Worth, TX", ["Dallas, TX, United States", "Fort Worth, TX, United States"]],
  ["Los Angeles, CA, New York, NY", ["Los Angeles, CA, United States", "New York City, NY, United States"]],
  [
    "Boston, LA, Chicago",
    ["Boston, MA, United States", "Los Angeles, CA, United States", "Chicago, IL, United States"],
  ],
  ["LA / NY", ["Los Angeles, CA, United States", "New York City, NY, United States"]],
  ["NY or SF", ["New York City, NY, United States", "San Francisco, CA, United States"]],
  ["NY or NJ", ["New York, United States", "New Jersey, United States"]],
  ["Raleigh-Durham", ["Raleigh, NC, United States", "Durham, NC, United States"]],
  ["Essex, Vermont", ["Vermont, United States"]],
  ["Kent, Essex", ["Kent, United Kingdom", "Essex, United Kingdom"]],
  ["Amsterdam, New York", ["Amsterdam, Netherlands", "New York City, NY, United States"]],
])("places: “%s” names several cities", (text, names) => {
  expect(sitesIn(text).map(siteName)).toEqual(names);
});

test.each([
  ["Boston, Lincolnshire", "Boston, England, United Kingdom"],
  ["Cambridge, MA", "Cambridge, MA, United States"],
  ["Cambridge, UK", "Cambridge, England, United Kingdom"],
  ["London, Ontario", "London, Ontario, Canada"],
  ["Birmingham, AL", "Birmingham, AL, United States"],
  ["Atlanta, Georgia", "Atlanta, GA, United States"],
  ["Tbilisi, Georgia", "Tbilisi, Georgia"],
  ["Durham, NC", "Durham, NC, United States"],
  ["Washington, Tyne and Wear", "Washington, England, United Kingdom"],
  ["Hook Surgery, Hook RG27 9ED", "Hook, England, United Kingdom"],
  ["San Mateo", "San Mateo, CA, United States"],
])("places: of two cities of a name, “%s” is the one named beside it", (text, name) => {
  expect(sitesIn(text).map(siteName)).toEqual([name]);
});

test("places: a village that no list has still says which state it is in", () => {
  expect(sitesIn("Nowhere Creek, NY").map(siteName)).toEqual(["New York, United States"]);
});

test.each([
  ["Austin, Texas, United States", "Austin, Texas", true],
  ["USA - Denver", "Denver", true],
  ["Salt Lake City, USA", "Salt Lake City", true],
  ["Chicago (USA)", "Chicago", true],
  ["San Francisco, CA", "San Francisco, California, United States", true],
  ["São Paulo", "Sao Paulo, Brazil", true],
  ["Portland, ME", "Portland, OR", false],
  ["York", "New York", false],
])("places: “%s” and “%s” are the same: %s", (one, other, same) => {
  expect(sitesIn(one).map(siteName).join() === sitesIn(other).map(siteName).join()).toBe(same);
});
