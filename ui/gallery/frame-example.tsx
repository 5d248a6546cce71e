import {
  Bookmark,
  BriefcaseBusiness,
  Check,
  Ellipsis,
  MessageSquare,
  SlidersHorizontal,
  SquareKanban,
  Users,
  X,
} from "lucide-react";
import { Button } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Kbd } from "#ui/controls/kbd.tsx";
import { Link } from "#ui/controls/link.tsx";
import { Avatar } from "#ui/data/avatar.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { CompanyMark } from "#ui/data/company-mark.tsx";
import { FitMarks } from "#ui/data/fit-marks.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { Mark } from "#ui/data/mark.tsx";
import { StatList } from "#ui/data/stat-list.tsx";
import { LinkTabs } from "#ui/data/tabs.tsx";
import { Account, Brand } from "#ui/layout/account.tsx";
import { AppFrame } from "#ui/layout/app-frame.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Row, Spread } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Split } from "#ui/layout/split.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { article, people, requirements } from "./samples.data.ts";

const nav = [
  { href: "#jobs", label: "Jobs", icon: BriefcaseBusiness, count: 11 },
  { href: "#applicants", label: "Applicants", icon: Users, count: 14, current: true },
  { href: "#pipeline", label: "Pipeline", icon: SquareKanban, count: 23 },
  { href: "#messages", label: "Messages", icon: MessageSquare, unread: 3 },
];

/** A whole screen made of these parts, as a picture of how they fit together. */
export function FrameExample({ phone = "list" }: { phone?: "list" | "detail" }) {
  return (
    <AppFrame
      brand={<Brand mark={<CompanyMark name="Saltmarsh" size="sm" />} name="Saltmarsh" />}
      onSearch={() => {}}
      sections={[
        { items: nav },
        {
          label: "Jobs you hire for",
          items: [
            { href: "#1", label: "Backend engineer", tint: 2, count: 14 },
            { href: "#2", label: "Field technician, Severn and Solent", tint: 3, count: 6 },
            { href: "#3", label: "Product designer", tint: 1, count: 21 },
          ],
        },
      ]}
      account={
        <Account
          avatar={<Avatar name="Marit Oakes" size="sm" />}
          name="Marit Oakes"
          note="Head of engineering"
        />
      }
      phoneNav={nav}
    >
      <Split list={<ExampleList />} detail={<ExampleDetail />} phone={phone} />
    </AppFrame>
  );
}

function ExampleList() {
  return (
    <Pane>
      <PageHeader
        size="pane"
        title="Applicants"
        actions={<IconButton icon={SlidersHorizontal} label="Filter" />}
      >
        <LinkTabs
          label="State"
          tabs={[
            { href: "#pending", label: "Pending", count: 14, current: true },
            { href: "#saved", label: "Saved", count: 5 },
            { href: "#passed", label: "Passed", count: 32 },
          ]}
        />
      </PageHeader>
      <PaneBody space="none">
        <List label="Applicants">
          {people.map((person, index) => (
            <ListRow
              key={person.id}
              href={`#${person.id}`}
              current={index === 0}
              leading={<Avatar name={person.name} dot={index === 3 ? "unread" : undefined} />}
              title={person.name}
              end={`${person.hours} h`}
              text={person.text}
              unread={index === 3}
              foot={
                <>
                  <FitMarks fits={person.fits} size="sm" /> {person.source}
                </>
              }
            />
          ))}
        </List>
      </PaneBody>
      <ToastRegion place="pane" />
    </Pane>
  );
}

function ExampleDetail() {
  return (
    <Pane label="Inês Carvalho">
      <PaneHead>
        <Link tone="quiet" href="#job">
          Backend engineer
        </Link>
        1 of 8 qualified
        <Spread />
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        <IconButton icon={Ellipsis} label="More actions" />
      </PaneHead>
      <PaneBody label="Details">
        <Stack gap={6}>
          <DetailHeader
            leading={<Avatar name="Inês Carvalho" size="lg" />}
            title="Inês Carvalho"
            text="Backend lead at Rede Hídrica, applied 2 hours ago"
            aside={
              <StatList
                look="inline"
                stats={[
                  { label: "Asks for", value: "£78–84k" },
                  { label: "Lives in", value: "Porto, moving to Bristol" },
                  { label: "Can start", value: "12 January" },
                ]}
              />
            }
          />
          <Section
            line
            level={3}
            title="4 of 6 requirements met"
            actions={<FitMarks fits={people[0]?.fits ?? []} size="lg" />}
          >
            <Stack gap={3}>
              {requirements.map((requirement) => (
                <Row key={requirement.title} gap={3} align="start">
                  <Mark fit={requirement.fit} />
                  <div>
                    <h4>
                      {requirement.title} {requirement.must && <Badge tone="outline">Must</Badge>}
                    </h4>
                    <p>{requirement.text}</p>
                  </div>
                </Row>
              ))}
            </Stack>
          </Section>
          <RichText html={article} />
        </Stack>
      </PaneBody>
      <PaneFoot>
        <Button tone="bare" size="lg" icon={MessageSquare} kbd="M">
          Message
        </Button>
        <Spread />
        <Button size="lg" icon={X} kbd="P">
          Pass
        </Button>
        <Button size="lg" icon={Bookmark} kbd="V">
          Save
        </Button>
        <Button size="lg" tone="fill" icon={Check} kbd="S">
          Shortlist
        </Button>
      </PaneFoot>
    </Pane>
  );
}
