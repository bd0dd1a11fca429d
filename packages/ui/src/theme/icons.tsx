/** Interface icons: 16 px grid, 1.5 px stroke, one colour. Always next to a name, so hidden from screen readers. */
export const drawings = {
  arrowUp: 'M8 13V3M3.8 7.2 8 3l4.2 4.2',
  bell: 'M3.5 11.5h9L11.3 9.8V6.8a3.3 3.3 0 0 0-6.6 0v3ZM6.6 13.4a1.6 1.6 0 0 0 2.8 0M8 3.5V2.3',
  bookmark: 'M4 2.5h8v11L8 10.4 4 13.5Z',
  check: 'm3 8.5 3.2 3.2L13 5',
  chevron: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  chart: 'M2.5 13.5h11M4.5 11V8M8 11V3M11.5 11V5.5',
  chevronLeft: 'M9.5 4.5 6 8l3.5 3.5',
  chevronRight: 'M6.5 4.5 10 8l-3.5 3.5',
  chevronUp: 'm4.5 9.5 3.5-3.5 3.5 3.5',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.3 1.4',
  close: 'm4 4 8 8M12 4l-8 8',
  company: 'M3 13.5v-11h6.5v11M9.5 6.5H13v7M1.5 13.5h13M5.3 5.5h1.9M5.3 8h1.9M5.3 10.5h1.9',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8Z',
  doc: 'M4 2h5.5L12.5 5v9H4ZM9.5 2v3h3',
  download: 'M8 2.5v8M4.8 7.4 8 10.6l3.2-3.2M2.5 10v3.5h11V10',
  enlarge: 'M9.5 2.5h4v4M13.3 2.7 9.5 6.5M6.5 13.5h-4v-4M2.7 13.3l3.8-3.8',
  external: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.2 2.8 7.5 8.5',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  eyeOff:
    'M6.2 3.8A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a12 12 0 0 1-1.8 2.3M4 4.9A12 12 0 0 0 1.5 8S4 12.5 8 12.5a6 6 0 0 0 3.2-1M2.5 2.5l11 11',
  grip: 'M6 3.5v.1M10 3.5v.1M6 8v.1M10 8v.1M6 12.5v.1M10 12.5v.1',
  image: 'M2.5 3h11v10h-11ZM2.8 11.3l3.4-3.8 2.7 2.8 1.6-1.5 2.8 2.5M10.7 6v.1',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.5V11M8 5v.2',
  link: 'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7l-.9.9M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.3 9a2.6 2.6 0 0 0 3.7 3.7l.9-.9',
  list: 'M6 4h7.5M6 8h7.5M6 12h7.5M2.8 4h.2M2.8 8h.2M2.8 12h.2',
  lock: 'M3.5 7.5h9v6h-9ZM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  map: 'M2 4.2v9.3l4-1.7 4 1.7 4-1.7V2.5l-4 1.7-4-1.7ZM6 2.5v9.3M10 4.2v9.3',
  menu: 'M1.5 3.5h13M1.5 8h13M1.5 12.5h13',
  moon: 'M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z',
  panelLeft: 'M2.5 3h11v10h-11ZM6 3v10',
  panelRight: 'M2.5 3h11v10h-11ZM10 3v10',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'm5 3 8 5-8 5Z',
  plus: 'M8 3v10M3 8h10',
  quote: 'M3 7.5h3.2v4H3ZM3 8.5C3 6 3.8 4.6 5.8 4M9.8 7.5H13v4H9.8ZM9.8 8.5c0-2.5.8-3.9 2.8-4.5',
  reload: 'M13.5 7A5.6 5.6 0 0 0 3.4 5M2.5 9a5.6 5.6 0 0 0 10.1 2M3.2 2v3.2h3.2M12.8 14v-3.2H9.6',
  screen: 'M1.5 3h13v8.5h-13ZM5.5 14h5M8 11.5V14',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.7 10.7 14 14',
  settings:
    'M8 10.1a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2ZM6.9 3L7.1 1.4L8.9 1.4L9.1 3L10.8 3.7L12.1 2.7L13.3 3.9L12.3 5.2L13 6.9L14.6 7.1L14.6 8.9L13 9.1L12.3 10.8L13.3 12.1L12.1 13.3L10.8 12.3L9.1 13L8.9 14.6L7.1 14.6L6.9 13L5.2 12.3L3.9 13.3L2.7 12.1L3.7 10.8L3 9.1L1.4 8.9L1.4 7.1L3 6.9L3.7 5.2L2.7 3.9L3.9 2.7L5.2 3.7Z',
  share:
    'm5.8 7 4.4-2.3M5.8 9l4.4 2.3M4 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM12 5.7a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM12 14.3a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  signOut: 'M6.5 13.5h-4v-11h4M6.5 8h8M11.5 5l3 3-3 3',
  slides: 'M2 3h12v8H2ZM8 11v3M5.5 14h5',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1.2v1.3M8 13.5v1.3M1.2 8h1.3M13.5 8h1.3M3.2 3.2l.9.9M11.9 11.9l.9.9M12.8 3.2l-.9.9M4.1 11.9l-.9.9',
  table: 'M2.5 2.5h11v11h-11ZM2.5 6.2h11M2.5 9.8h11M6.5 6.2v7.3',
  team: 'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5c0-2.3 2-3.8 4.5-3.8s4.5 1.5 4.5 3.8M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12 9.9c1.5.5 2.5 1.8 2.5 3.6',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M3.8 4.5l.6 9h7.2l.6-9M6.6 7.2v3.8M9.4 7.2v3.8',
  upload: 'M8 10.5v-8M4.8 5.5 8 2.3l3.2 3.2M2.5 10v3.5h11V10',
  user: 'M8 9a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 8 9ZM2.8 14.2C3 11.3 5.2 9.8 8 9.8s5 1.5 5.2 4.4',
  warning: 'M8 2.2 14.5 13.5h-13ZM8 6.5v3.2M8 11.6v.2',
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
