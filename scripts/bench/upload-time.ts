import type { RunningProduct } from "../running-product.ts";

export interface Upload {
  people: number;
  ms: number;
}

const people = 200;

/** The time until the people of a file are leads of a job: as many as a company may upload in a month. */
export async function timeUpload({ client }: RunningProduct, token: string): Promise<Upload> {
  const api = client({ token });
  const { companyId: id } = (await api.accounts.companyAdmins({ query: {} }))[0]! as { companyId: string };
  const [job] = await api.jobs.list({
    query: { filter: JSON.stringify({ where: { companyId: id }, limit: 1 }) },
  });
  const rows = Array.from(
    { length: people },
    (_, at) => `Lead ${at},lead${at}@upload.example,Nurse,Kestrel ${at % 20},Leeds`,
  );
  const { url } = await api.files.upload({
    file: new Blob([["Name,Email,Title,Company,Location", ...rows].join("\n")]),
    fileName: "people.csv",
    body: { folder: "leads" },
  });
  const began = performance.now();
  const { added } = await api.importedPeople.upload({ params: { id }, body: { url, jobId: job!.id } });
  const ms = performance.now() - began;
  if (added !== people) throw new Error(`${added} of ${people} people were added.`);
  return { people, ms };
}
