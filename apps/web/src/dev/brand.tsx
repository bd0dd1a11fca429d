import { Scale } from '@caliper/ui/fields/scale.tsx';
import { Avatar } from '@caliper/ui/lists/avatar.tsx';
import { drawings as reportIcons } from '@caliper/ui/report-icon/drawings.ts';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import { Icon, drawings as icons } from '@caliper/ui/theme/icons.tsx';
import { Logo, LogoMark } from '@caliper/ui/theme/logo.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { Case, Group, Specimen } from './specimen.tsx';

export function Brand() {
  return (
    <Group title="Marks and icons">
      <Specimen of="Logo">
        <Case state="with the name">
          <Logo name="Caliper" />
        </Case>
        <Case state="mark">
          <LogoMark size={46} />
        </Case>
      </Specimen>
      <Specimen of="Avatar">
        {['Ines Moreau', 'Cher', 'Anna Maria van der Velde', ''].map((name) => (
          <Case key={name} state={name || 'no name'}>
            <Avatar name={name} />
          </Case>
        ))}
      </Specimen>
      <Specimen of="Scale">
        <Case state="ornament" width="wide">
          <Scale />
        </Case>
      </Specimen>
      <Specimen of="Unseen">
        <Case state="for those who listen">
          Seen<Unseen>, and heard</Unseen>
        </Case>
      </Specimen>
      <Specimen of="Icon">
        {namesOf(icons).map((name) => (
          <Case key={name} state={name}>
            <Icon name={name} /> <Icon name={name} size={24} />
          </Case>
        ))}
      </Specimen>
      <Specimen of="ReportIcon">
        {namesOf(reportIcons).map((name) => (
          <Case key={name} state={name}>
            <ReportIcon name={name} /> <ReportIcon name={name} size={44} />
          </Case>
        ))}
      </Specimen>
    </Group>
  );
}

function namesOf<T extends object>(drawings: T): (keyof T & string)[] {
  return Object.keys(drawings) as (keyof T & string)[];
}
