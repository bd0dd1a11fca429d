import type { Edge, Look } from '../ooxml/sheets/cells.ts';
import { colours } from '../ooxml/theme.ts';

const thin = (colour: string): Edge => ({ style: 'thin', colour });

/** How the cells of workbooks look. */
export const looks = {
  title: { serif: true, size: 16, vertical: 'center' },
  subtitle: { size: 11, colour: colours.ink2 },
  small: { size: 10, colour: colours.ink2 },
  link: { size: 11, colour: colours.accentText, underlined: true },
  head: {
    bold: true,
    colour: colours.ink2,
    fill: colours.accentSoft,
    wrap: true,
    vertical: 'bottom',
    bottom: thin(colours.line2),
  },
  plain: { vertical: 'top' },
  number: { vertical: 'top', align: 'left' },
  wrapped: { vertical: 'top', wrap: true },
} as const satisfies Record<string, Look>;

interface Nature {
  format?: string;
  isHead?: boolean;
  isNumber?: boolean;
  isLabel?: boolean;
  isTotal?: boolean;
  isForecast?: boolean;
}

const known = new Map<string, Look>();

/** One object for all cells of a kind. */
export function tableLook(nature: Nature): Look {
  const { format = '', isHead, isNumber, isLabel, isTotal, isForecast } = nature;
  const key = `${isHead} ${isNumber} ${isLabel} ${isTotal} ${isForecast} ${format}`;
  const look = known.get(key) ?? made(nature);
  if (known.size < 5000) known.set(key, look);
  return look;
}

function made({ format, isHead, isNumber, isLabel, isTotal, isForecast }: Nature): Look {
  if (isHead)
    return {
      ...looks.head,
      ...(isForecast && { fill: colours.forecast }),
      ...(isNumber && { align: 'right' as const }),
    };
  return {
    vertical: 'top',
    ...(format && { format }),
    ...(!isNumber && { wrap: true }),
    ...((isTotal || isLabel === true) && { bold: isTotal === true }),
    ...(isTotal && { top: thin(colours.line2) }),
    ...(isForecast && { fill: colours.forecast, italic: true }),
    bottom: thin(colours.line),
  };
}
