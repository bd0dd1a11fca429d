import type {
  DashboardKind,
  ItemKind,
  Region,
  ReportIcon,
} from '@caliper/contract/catalogue/catalogue.values.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { License, Special } from '@caliper/contract/roles.ts';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** The tables as the migrations make them. Each is written by one feature or platform service (see architecture.md). */
export interface Tables {
  usergroups: UsergroupTable;
  users: UserTable;
  second_factors: { user_id: string; phone: string; enrolled_at: Generated<Date> };
  pending_sign_ins: PendingSignInTable;
  code_challenges: CodeChallengeTable;
  sessions: SessionTable;
  captcha_uses: { signature: string; expires_at: Date };
  devices: DeviceTable;
  email_links: EmailLinkTable;
  sso_flows: SsoFlowTable;
  sso_codes: { code_hash: Buffer; browser_hash: Buffer; user_id: string; expires_at: Date };
  favorites: { user_id: string; kind: string; item_id: number; created_at: Generated<Date> };
  custom_reports: CustomReportTable;
  custom_report_bookmarks: BookmarkTable;
  custom_report_shares: { c_report_id: number; user_id: string };
  custom_report_companies: { c_report_id: number; usergroup_id: number };
  custom_report_markets: { c_report_id: number; report_id: number; market_name: string };
  items: ItemTable;
  data_sets: { data_set_id: Generated<number>; item_id: number; demo: boolean; import_id: number | null };
  embed_tickets: { ticket_hash: Buffer; session_id: string; scope: Json; expires_at: Date };
  embed_tokens: { token_hash: Buffer; session_id: string; scope: Json; created_at: Generated<Date> };
  figure_imports: FigureImportTable;
  report_markets: { report_id: number; market_name: string; position: number };
  report_versions: ReportVersionTable;
  chapters: ChapterTable;
  chapter_tables: ChapterTableTable;
  report_images: ReportImageTable;
  search_index: { report_id: number; chapter_number: number; lexemes: string; analyser: number };
  search_words: { word: string };
  recommendations: RecommendationTable;
  news_items: NewsItemTable;
  catalogue_state: { single: Generated<boolean>; version: number; counted_by: string | null };
  subscriptions: SubscriptionTable;
  subscription_archive: SubscriptionArchiveTable;
  entitlements: EntitlementView;
  idempotency_keys: IdempotencyTable;
  demo_data: DemoDataTable;
  signing_keys: { kid: string; created_at: Generated<Date> };
  secrets: { name: string; value: Buffer; wrapped: boolean };
  outbox: OutboxTable;
  rate_limits: { key: string; hits: Date[]; allowed: boolean; expires_at: Date };
  audit_log: AuditTable;
  requests: RequestTable;
  open_requests: OpenRequestTable;
  invitations: InvitationTable;
  open_invitations: InvitationTable;
}

interface CustomReportTable {
  c_report_id: Generated<number>;
  user_id: string;
  c_report_name: string;
  revision: Generated<number>;
  created_on: Generated<Date>;
  modified_on: Generated<Date>;
}

interface BookmarkTable {
  collection_id: Generated<number>;
  c_report_id: number;
  report_id: number;
  chapter_id: number | null;
  chosen_id: number | null;
  report_name: string;
  report_year: number;
  chapter_title: string;
  custom_order: number;
}

export type ReadableBecause = 'owner' | 'shared' | 'headquarter' | 'given' | 'staff';

interface RecommendationTable {
  rec_id: Generated<number>;
  report_id: number;
  rec_report_id: number;
  created_at: Generated<Date>;
}

interface NewsItemTable {
  sub_category_id: number;
  position: number;
  title: string;
  link: string;
  pub_date: Date | null;
  content_snippet: string;
}

interface UsergroupTable {
  id: Generated<number>;
  company: string;
  description: Generated<string>;
  license: Generated<License>;
  licenses: Generated<number>;
  expiry: Date | null;
  device_limit: Generated<number>;
  headquarter: Generated<boolean>;
  headquarter_id: number | null;
  provider: Generated<boolean>;
  slug: string | null;
  created_at: Generated<Date>;
}

interface UserTable {
  id: Generated<string>;
  usergroup_id: number;
  email: string;
  name: string;
  role: Generated<'standard' | 'admin' | 'sales' | 'publications'>;
  lead: Generated<boolean>;
  special: Special | null;
  enabled: Generated<boolean>;
  locked: Generated<boolean>;
  email_verified_at: Date | null;
  password_hash: string | null;
  phone: Generated<string>;
  title: Generated<string>;
  country: Generated<string>;
  category: Generated<string>;
  auto_scroll: Generated<boolean>;
  last_active: Date | null;
  created_at: Generated<Date>;
}

interface PendingSignInTable {
  id: Generated<string>;
  ticket_hash: Buffer;
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  finished_at: Date | null;
}

interface CodeChallengeTable {
  id: Generated<string>;
  pending_id: string;
  phone: string;
  enrols: boolean;
  code_hmac: Buffer;
  tries: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface SessionTable {
  id: Generated<string>;
  user_id: string;
  refresh_hash: Buffer;
  previous_hash: Buffer | null;
  created_at: Generated<Date>;
  last_active: Generated<Date>;
  ended_at: Date | null;
  end_reason: string | null;
  device_id: number | null;
}

interface DeviceTable {
  id: Generated<number>;
  cookie: string;
  os: string;
  user_id: string;
  usergroup_id: number;
  created_at: Generated<Date>;
}

interface EmailLinkTable {
  token_hash: Buffer;
  purpose: 'verify' | 'reset';
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface SsoFlowTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  slug: string;
  code_verifier: string;
  nonce: string;
  mode: 'popup' | 'redirect';
  return_to: string | null;
  expires_at: Date;
}

interface OutboxTable {
  id: Generated<string>;
  channel: 'mail' | 'sms';
  recipient: string;
  reply_to: string | null;
  about: string | null;
  subject: Generated<string>;
  body: string;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  /** Null once the message was sent or given up. */
  next_attempt_at: Generated<Date | null>;
  expires_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}

interface ItemTable {
  item_id: Generated<number>;
  kind: ItemKind;
  item_name: string;
  item_year: number;
  region: Region;
  description: string;
  icon: ReportIcon;
  category_id: number;
  sub_category_id: number;
  visible: Generated<boolean>;
  global_dashboard: Generated<boolean>;
  dashboard_kind: Generated<DashboardKind>;
  current_version: number | null;
  chapters: Generated<number>;
  date_added: Generated<Date>;
}

interface FigureImportTable {
  import_id: Generated<number>;
  kind: ImportKind;
  item_id: number | null;
  new_item: Json;
  demo: boolean;
  dashboard_kind: DashboardKind;
  file_name: string;
  note: string;
  shape: Json;
  rows: number;
  compared_with: number | null;
  notes: Generated<object[]>;
  created_by: string;
  created_at: Generated<Date>;
  applied_at: Date | null;
}

interface ReportVersionTable {
  report_id: number;
  version: number;
  writeup: boolean;
  package: string | null;
  preview: string;
  toc: string;
  created_at: Generated<Date>;
  created_by: string;
  refreshed_at: Generated<Date | null>;
  shown_preview: string | null;
}

interface ChapterTable {
  chapter_id: Generated<number>;
  report_id: number;
  version: number;
  chapter_number: number;
  chapter_title: string;
  chapter_content: string;
  plain_text: string;
  blocks: string[];
  images: string[];
}

interface ChapterTableTable {
  chapter_id: number;
  table_number: number;
  block: string;
  kind: string;
  caption: string;
  units: string;
  content: ColumnType<unknown, string, never>;
}

interface ReportImageTable {
  report_id: number;
  version: number;
  file: string;
  type: string;
  width: number | null;
  height: number | null;
}

export type Access = 'full' | 'sample' | 'demo';

interface SubscriptionTable {
  subscription_id: Generated<number>;
  usergroup_id: number;
  item_id: number;
  access: Generated<Access>;
  market_name: Generated<string>;
  created_at: Generated<Date>;
}

interface SubscriptionArchiveTable {
  archive_id: Generated<number>;
  usergroup_id: number | null;
  company: string;
  kind: ItemKind;
  item_id: number;
  item_name: string;
  item_year: number;
  region: string;
  access: Access;
  market_name: string;
  since: Date;
  ended_at: Generated<Date>;
}

interface InvitationTable {
  pending_id: Generated<number>;
  usergroup_id: number;
  email: string;
  invited_by: string | null;
  created_at: Generated<Date>;
  token_hash: Buffer | null;
  expires_at: Date | null;
  registered_at: Date | null;
  user_id: string | null;
  denied_at: Date | null;
  withdrawn: Generated<boolean>;
}

interface EntitlementView {
  usergroup_id: number;
  subscription_id: number;
  item_id: number;
  access: Access;
  market_name: string;
  created_at: Date;
  source_id: number;
  source_company: string;
  /** When it ended, if it is not live. */
  ended_at: Date | null;
  /** False while the company, or the one it inherits from, is expired. */
  live: boolean;
}

interface DemoDataTable {
  single: Generated<boolean>;
  size: 'small' | 'demo' | 'large';
  finished_at: Date | null;
  loaded: Generated<number>;
  planned: Generated<number>;
}

interface IdempotencyTable {
  scope: string;
  key: string;
  digest: string;
  claim: string;
  beat_at: Generated<Date>;
  answer: Json;
  finished_at: Date | null;
}

type Json = ColumnType<unknown, string | null, string | null>;

interface AuditTable {
  id: Generated<string>;
  at: Generated<Date>;
  actor_id: string | null;
  actor: string;
  action: string;
  subject: string;
  from: Json;
  to: Json;
  address: string | null;
  request_id: string | null;
}

interface RequestTable {
  id: Generated<number>;
  user_id: string | null;
  usergroup_id: number | null;
  payload: ColumnType<unknown, string, never>;
  created_at: Generated<Date>;
}

interface OpenRequestTable {
  usergroup_id: number;
  item_id: number | null;
  user_id: string | null;
  expiry: Date | null;
  requested_at: Generated<Date>;
}

export type ItemRow = Selectable<ItemTable>;
export type NewItem = Insertable<ItemTable>;
export type UsergroupRow = Selectable<UsergroupTable>;
export type NewUsergroup = Insertable<UsergroupTable>;
export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type NewRequest = Insertable<RequestTable>;
