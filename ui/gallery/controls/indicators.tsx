import { Bookmark } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { Spinner } from "#ui/controls/indicators/spinner.tsx";
import { Row } from "#ui/layout/row.tsx";

export function Indicators() {
  return (
    <Row wrap>
      <Kbd>Ctrl K</Kbd>
      <Spinner />
      <Icon of={Bookmark} />
      <Icon of={Bookmark} size="sm" />
    </Row>
  );
}
