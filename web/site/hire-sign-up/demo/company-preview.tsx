import type { Company } from "#contract/company-shapes.ts";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import styles from "./demo.module.css";

/** The page of a company as visitors would find it, with what is known so far. */
export function CompanyPreview({ company }: { company: Company }) {
  const { companyName, companyLogo, companyAboutHeader, companyAboutDescription } = company;
  const facts = factsOf(company);
  return (
    <section className={styles.preview} aria-label={`How ${companyName} could look`}>
      <div className={styles.hero}>
        <span className={styles.name}>
          <CompanyMark name={companyName} src={companyLogo} size="lg" /> {companyName}
        </span>
        <h3>{companyAboutHeader ?? `Work at ${companyName}`}</h3>
      </div>
      {companyAboutDescription && <RichText html={companyAboutDescription} />}
      {facts.length > 0 && <StatList stats={facts} />}
      <div className={styles.jobs}>
        <h4>Open jobs</h4>
        <p>Your jobs appear here, and in the search of job seekers who fit them.</p>
      </div>
    </section>
  );
}

function factsOf({ companyFoundedYear, companyHQlocation, companyFounders, website }: Company) {
  return [
    { label: "Founded", value: companyFoundedYear?.toString() ?? "" },
    { label: "Headquarters", value: companyHQlocation ?? "" },
    { label: "Founders", value: companyFounders.join(", ") },
    { label: "Website", value: website?.replace(/^https?:\/\//, "") ?? "" },
  ].filter(({ value }) => value);
}
