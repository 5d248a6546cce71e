import { ResumeContent } from "#contract/resumes.ts";
import { invalid } from "#server/errors/refusal.ts";

/** What lists and texts of a resume are called inside a sentence. */
const called: Record<string, string> = {
  summary: "summary",
  skills: "skills",
  workExperience: "jobs",
  education: "entries under education",
  projects: "projects",
  certification: "certifications",
  languages: "languages",
  courseWorks: "courses",
  headline: "headline",
  ownSections: "sections of your own",
};

/** Whose words were put together: those of a version, and of the resume it follows. */
interface Together {
  version: string;
  base: string;
}

/** What a version says, as far as a resume holds it; where two that fit are too long together, what to shorten is named. */
export function contentThatFits(parts: Record<string, unknown>, { version, base }: Together): ResumeContent {
  const read = ResumeContent.safeParse(parts);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  // Anything else would be a fault of the product.
  if (issue?.code !== "too_big") throw read.error;
  const most = Number(issue.maximum).toLocaleString("en-US");
  const where = placeOf(parts, issue.path);
  const what = Array.isArray(where.value)
    ? `${where.value.length} ${where.name}. A resume holds up to ${most}: remove some`
    : `a longer ${where.name} than fits. It holds up to ${most} characters: shorten it`;
  throw invalid(
    `With this, “${version}” would have ${what} there or in “${base}”. Nothing was saved.`,
    { [`content.${issue.path.join(".")}`]: `Up to ${most}` },
    "RESUME_TOO_LONG",
  );
}

/** "skills", or "text of “Baker at Crumb”". */
function placeOf(parts: Record<string, unknown>, path: readonly PropertyKey[]) {
  const [part, ...deeper] = path;
  let value = parts[String(part)];
  const entry = typeof deeper[0] === "number" ? (value as unknown[])[deeper[0]] : null;
  for (const key of deeper) value = (value as Record<PropertyKey, unknown>)[key];
  const of = typeof entry === "object" && entry ? nameOf(entry as Record<string, unknown>) : "";
  return { value, name: of ? `text of “${of}”` : (called[String(part)] ?? "text") };
}

function nameOf({ title, name, school, companyName }: Record<string, unknown>) {
  return [title ?? name ?? school, companyName].filter(Boolean).join(" at ");
}
