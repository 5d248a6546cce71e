export const eventExample = `{
  "type": "application.moved",
  "timestamp": "2026-11-23T09:00:00.000Z",
  "data": {
    "applicationId": "019ab000-…",
    "jobId": "019ab001-…",
    "companyId": "019ab002-…",
    "candidateId": "019ab003-…",
    "state": "interview",
    "stage": "interview"
  }
}`;

export const checkExample = `import { createHmac, timingSafeEqual } from "node:crypto";

function isOurs(headers, body, secret) {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = [headers["webhook-id"], headers["webhook-timestamp"], body].join(".");
  const expected = Buffer.from(createHmac("sha256", key).update(signed).digest("base64"));
  const age = Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"]));
  return age < 300 && headers["webhook-signature"].split(" ").some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ""));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;
