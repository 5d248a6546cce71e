import { askedOfHelp } from "#shared/help/asked.data.ts";
import { helpAddress, markOfHeading } from "#shared/help/help-page.ts";
import { publicHelp } from "#shared/help/help-pages.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Row } from "#ui/layout/row.tsx";
import { servicesContext } from "#web/api/services.ts";
import { siteMeta } from "#web/shared/head.ts";
import { contentsOf } from "#web/shared/help/help-shown.ts";
import { HelpAnswers, HelpContents, HelpSearch } from "#web/shared/help/help-contents.tsx";
import type { Route } from "./+types/help-page";
import { TextPage } from "../shared/text-page.tsx";

export const handle = { plain: true };
export const meta = siteMeta({
  title: "Help center",
  description: "How things work here, for job seekers, employees who refer people, and hiring teams.",
  path: "/help",
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 400);
  const { api } = context.get(servicesContext);
  const found = question ? await api.assistant.searchHelp({ query: { q: question } }) : null;
  return { question, found, parts: publicHelp.map((part) => contentsOf(part, helpAddress)) };
}

/** Every page of help that is not for administrators, and what they say about a question. */
export default function HelpPage({ loaderData: { question, found, parts } }: Route.ComponentProps) {
  return (
    <TextPage gap={8}>
      <h1>Help center</h1>
      <HelpSearch action="/help" question={question} />
      {!question && (
        <nav aria-label="Questions people ask">
          <Row gap={4} wrap>
            {askedOfHelp.map((asked) => (
              <Link key={asked} href={`/help?${new URLSearchParams({ q: asked })}`}>
                {asked}
              </Link>
            ))}
          </Row>
        </nav>
      )}
      {found && <HelpAnswers question={question} found={found} />}
      <nav aria-label="Help by reader">
        <Row gap={4} wrap>
          {parts.map(({ title }) => (
            <Link key={title} href={`#${markOfHeading(title)}`}>
              {title}
            </Link>
          ))}
        </Row>
      </nav>
      {parts.map((part) => (
        <HelpContents key={part.title} {...part} />
      ))}
    </TextPage>
  );
}
