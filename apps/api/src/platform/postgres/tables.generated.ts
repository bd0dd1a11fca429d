// Made from the migrations: npx vitest run apps/api/src/platform/postgres/tables.test.ts -u
import type { ItemKind, Region, ReportIcon } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { ColumnType, Generated } from 'kysely';

export interface Tables {
  audit_log: {
    id: Generated<number>;
    at: Generated<Date>;
    actor_id: string | null;
    actor: string;
    action: string;
    subject: string;
    from: ColumnType<unknown, string | null, string | null>;
    to: ColumnType<unknown, string | null, string | null>;
    address: string | null;
    request_id: string | null;
    company_id: number | null;
    item_id: number | null;
  };
  audit_seals: {
    place: number;
    entry_id: number;
    actor_salt: Buffer | null;
    actor_hash: Buffer;
    personal_salt: Buffer | null;
    personal_hash: Buffer | null;
    hash: Buffer;
    sealed_at: Generated<Date>;
  };
  audit_unsealed: {
    entry_id: number;
    xid: Generated<string>;
    since: Generated<Date>;
  };
  captcha_uses: {
    signature: string;
    expires_at: Date;
  };
  catalogue_state: {
    single: Generated<boolean>;
    version: number;
    counted_by: string | null;
  };
  change_log: {
    xid: Generated<string>;
    key: string;
    at: Generated<Date>;
  };
  change_log_state: {
    single: Generated<boolean>;
    cleared_before: Generated<string>;
  };
  chapter_tables: {
    chapter_id: number;
    table_number: number;
    block: string;
    kind: string;
    caption: string;
    units: string;
    content: ColumnType<unknown, string, string>;
  };
  chapters: {
    chapter_id: Generated<number>;
    report_id: number;
    version: number;
    chapter_number: number;
    chapter_title: string;
    chapter_content: string;
    plain_text: string;
    blocks: string[];
    images: string[];
  };
  client_notes: {
    note_id: Generated<number>;
    usergroup_id: number;
    note: string;
    written_by: string | null;
    written_at: Generated<Date>;
  };
  client_steps: {
    usergroup_id: number;
    step: string;
    written_by: string | null;
    written_at: Generated<Date>;
  };
  client_weeks: {
    week_id: Generated<number>;
    owner_id: string;
    monday: Date;
  };
  code_challenges: {
    id: Generated<string>;
    pending_id: string;
    phone: string;
    enrols: boolean;
    code_hmac: Buffer;
    tries: Generated<number>;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  custom_report_bookmarks: {
    collection_id: Generated<number>;
    c_report_id: number;
    report_id: number;
    chapter_id: number | null;
    chosen_id: number | null;
    report_name: string;
    report_year: number;
    chapter_title: string;
    custom_order: number;
  };
  custom_report_clips: {
    clip_id: Generated<number>;
    c_report_id: number;
    report_id: number;
    chapter_id: number | null;
    block: string;
    chosen_id: number | null;
    chosen_block: string;
    kind: 'table' | 'figure';
    title: string;
    images: Generated<string[]>;
    report_name: string;
    report_year: number;
    chapter_title: string;
    clip_order: number;
  };
  custom_report_companies: {
    c_report_id: number;
    usergroup_id: number;
  };
  custom_report_markets: {
    c_report_id: number;
    report_id: number;
    market_name: string;
  };
  custom_report_shares: {
    c_report_id: number;
    user_id: string;
    shared_at: Generated<Date | null>;
  };
  custom_reports: {
    c_report_id: Generated<number>;
    user_id: string;
    c_report_name: string;
    created_on: Generated<Date>;
    modified_on: Generated<Date>;
    revision: Generated<number>;
  };
  data_sets: {
    data_set_id: Generated<number>;
    item_id: number;
    demo: boolean;
    import_id: number | null;
  };
  demo_data: {
    single: Generated<boolean>;
    size: 'small' | 'demo' | 'large';
    finished_at: Date | null;
    loaded: Generated<number>;
    planned: Generated<number>;
  };
  devices: {
    id: Generated<number>;
    cookie: string;
    os: string;
    user_id: string;
    usergroup_id: number;
    created_at: Generated<Date>;
  };
  difference_parts: {
    difference_id: number;
    part: 'table' | 'chapter';
    number: number;
    content: ColumnType<unknown, string, string>;
  };
  differences: {
    difference_id: Generated<number>;
    before_report: number;
    before_version: number;
    after_report: number;
    after_version: number;
    comparer: number;
    overview: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
  };
  digests: {
    digest_id: Generated<number>;
    user_id: string;
    day: Date;
  };
  dismissed_steps: {
    user_id: string;
    dismissed_at: Generated<Date>;
  };
  draft_acceptances: {
    draft_id: number;
    finding: string;
    reason: string;
    accepted_by: string;
    accepted_at: Generated<Date>;
  };
  draft_chapters: {
    draft_id: number;
    chapter_number: number;
    chapter: ColumnType<unknown, string, string>;
  };
  drafts: {
    draft_id: Generated<number>;
    report_id: number | null;
    base_version: number | null;
    base_digest: string | null;
    origin: 'upload' | 'reading';
    details: ColumnType<unknown, string, string>;
    writeup: boolean;
    package: string | null;
    preview: string;
    toc: string;
    images: ColumnType<unknown, string, string>;
    findings: ColumnType<unknown, string, string>;
    note: Generated<string>;
    created_at: Generated<Date>;
    created_by: string;
    revision: Generated<number>;
    release_at: Date | null;
    released_by: ColumnType<unknown, string | null, string | null>;
    not_released: Generated<string>;
    corrections: ColumnType<unknown, string, string>;
    share: Generated<number>;
  };
  edition_lines: {
    line_id: Generated<number>;
    version: Generated<number>;
  };
  edition_titles: {
    kind: string;
    title: string;
    region: string;
    line_id: number;
  };
  email_links: {
    token_hash: Buffer;
    purpose: 'verify' | 'reset';
    user_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  embed_tickets: {
    ticket_hash: Buffer;
    session_id: string;
    scope: ColumnType<unknown, string, string>;
    expires_at: Date;
  };
  embed_tokens: {
    token_hash: Buffer;
    session_id: string;
    scope: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
  };
  entitlements: {
    usergroup_id: number;
    subscription_id: number;
    item_id: number;
    access: 'full' | 'sample' | 'demo';
    market_name: string;
    created_at: Date;
    source_id: number;
    source_company: string;
    live: boolean;
    ended_at: Date | null;
  };
  favorites: {
    user_id: string;
    kind: 'reports' | 'medcore' | 'medsku' | 'pt' | 'survey';
    item_id: number;
    created_at: Generated<Date>;
  };
  figure_imports: {
    import_id: Generated<number>;
    kind: 'global' | 'medsku' | 'pt' | 'survey';
    item_id: number | null;
    new_item: ColumnType<unknown, string | null, string | null>;
    demo: boolean;
    dashboard_kind: 'market' | 'medaccess';
    file_name: string;
    note: string;
    shape: ColumnType<unknown, string, string>;
    rows: number;
    compared_with: number | null;
    created_by: string;
    created_at: Generated<Date>;
    applied_at: Date | null;
    notes: Generated<object[]>;
  };
  figure_labels: {
    import_id: number;
    market: string;
    dimension: string;
    name: string;
    under: string | null;
  };
  figure_readings: {
    report_id: number;
    version: number;
    reader: number;
  };
  figure_tables: {
    chapter_id: number;
    table_number: number;
    report_id: number;
    metrics: string[];
    words: string;
    series: ColumnType<unknown, string, string>;
  };
  follows: {
    follow_id: Generated<number>;
    user_id: string;
    kind: 'report' | 'category' | 'sub-category' | 'market' | 'company' | 'search';
    target_id: Generated<number>;
    item_id: Generated<number | null>;
    term_id: Generated<number | null>;
    query: Generated<string>;
    category: Generated<string>;
    region: Generated<string>;
    name: Generated<string>;
    rhythm: 'at once' | 'daily' | 'weekly' | 'off';
    created_at: Generated<Date>;
  };
  former_editions: {
    kind: string;
    item_name: string;
    region: string;
    item_year: number;
    item_id: number;
  };
  idempotency_keys: {
    scope: string;
    key: string;
    digest: string;
    claim: string;
    beat_at: Generated<Date>;
    answer: ColumnType<unknown, string | null, string | null>;
    finished_at: Date | null;
  };
  invitations: {
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
    name: Generated<string>;
    title: Generated<string>;
    phone: Generated<string>;
  };
  items: {
    item_id: Generated<number>;
    kind: 'report' | 'medsku' | 'pt' | 'survey';
    item_name: string;
    item_year: number;
    region: Region;
    description: string;
    icon: ReportIcon;
    category_id: number;
    sub_category_id: number;
    visible: Generated<boolean>;
    global_dashboard: Generated<boolean>;
    dashboard_kind: Generated<'market' | 'medaccess'>;
    current_version: number | null;
    chapters: Generated<number>;
    date_added: Generated<Date>;
    line_id: Generated<number>;
  };
  licence_notices: {
    notice_id: Generated<number>;
    usergroup_id: number;
    expiry: Date;
    days: number;
  };
  made_files: {
    made_id: Generated<number>;
    at: Generated<Date>;
    usergroup_id: number;
    user_id: string | null;
    format: string;
    file_id: number | null;
  };
  many_files_notices: {
    notice_id: Generated<number>;
    user_id: string;
    day: Date;
    files: number;
  };
  market_facts: {
    import_id: number;
    market: string;
    segment: string;
    region: string;
    country: string;
    company: string;
    value: number[] | null;
    units: number[] | null;
    coverage: number[] | null;
    reimbursement: number[] | null;
  };
  news_items: {
    sub_category_id: number;
    position: number;
    title: string;
    link: string;
    pub_date: Date | null;
    content_snippet: string;
  };
  notification_events: {
    event_id: Generated<number>;
    kind: string;
    about_id: number;
    occasion: string | null;
    audience: ColumnType<unknown, string, string>;
    actor_id: string | null;
    message: Generated<string>;
    at: Generated<Date>;
    told_through: string | null;
    told_at: Date | null;
    searched_at: Date | null;
    searched_until: Date | null;
  };
  notification_follows: {
    follow_id: number;
    notification_id: number;
  };
  notification_settings: {
    user_id: string;
    kind: string;
    mail: 'at once' | 'daily' | 'weekly' | 'off';
  };
  notifications: {
    notification_id: Generated<number>;
    event_id: number;
    user_id: string;
    told_at: Generated<Date>;
    read_at: Date | null;
    why: Generated<'right' | 'follow' | 'content'>;
    rhythm: 'daily' | 'weekly' | null;
    digest_id: number | null;
  };
  open_invitations: {
    pending_id: number;
    usergroup_id: number;
    email: string;
    invited_by: string | null;
    created_at: Date;
    token_hash: Buffer | null;
    expires_at: Date | null;
    registered_at: Date | null;
    user_id: string | null;
    denied_at: Date | null;
  };
  open_requests: {
    usergroup_id: number;
    item_id: number | null;
    user_id: string | null;
    expiry: Date | null;
    requested_at: Generated<Date>;
  };
  outbox: {
    id: Generated<string>;
    channel: 'mail' | 'sms';
    recipient: string;
    subject: Generated<string>;
    body: string;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date | null>;
    expires_at: Date | null;
    sent_at: Date | null;
    last_error: string | null;
    reply_to: string | null;
    about: string | null;
    written_by: string | null;
  };
  pending_sign_ins: {
    id: Generated<string>;
    ticket_hash: Buffer;
    user_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    finished_at: Date | null;
  };
  procedure_facts: {
    import_id: number;
    procedure: string;
    specialty: string;
    setting: string;
    payer: string;
    region: string;
    country: string;
    volume: number[];
  };
  rate_limits: {
    key: string;
    hits: Date[];
    allowed: boolean;
    expires_at: Date;
  };
  readable_custom_reports: {
    user_id: string;
    c_report_id: number;
    why: string;
  };
  readable_versions: {
    report_id: number;
    version: number;
  };
  reading_places: {
    user_id: string;
    report_id: number | null;
    c_report_id: number | null;
    version: number | null;
    entry: number;
    block: string | null;
    read_entries: Generated<number[]>;
    at: Date;
  };
  recent_searches: {
    recent_id: Generated<number>;
    user_id: string;
    query: string;
    results: number;
    searched_at: Generated<Date>;
  };
  recommendations: {
    rec_id: Generated<number>;
    report_id: number;
    rec_report_id: number;
    created_at: Generated<Date>;
  };
  report_images: {
    report_id: number;
    version: number;
    file: string;
    type: string;
    width: number | null;
    height: number | null;
  };
  report_markets: {
    report_id: number;
    market_name: string;
    position: number;
  };
  report_releases: {
    release_id: Generated<number>;
    report_id: number;
    version: number;
    released_at: Generated<Date>;
    released_by: string;
    note: Generated<string>;
  };
  report_versions: {
    report_id: number;
    version: number;
    writeup: boolean;
    package: string | null;
    preview: string;
    toc: string;
    created_at: Generated<Date>;
    created_by: string;
    refreshed_at: Date | null;
    shown_preview: string | null;
    reader: number | null;
    corrections: ColumnType<unknown, string, string>;
  };
  requests: {
    id: Generated<number>;
    user_id: string | null;
    usergroup_id: number | null;
    payload: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
  };
  search_index: {
    report_id: number;
    chapter_number: number;
    lexemes: string;
    analyser: number;
  };
  search_tables: {
    report_id: number;
    chapter_number: number;
    table_number: number;
    block: string;
    caption: string;
    lexemes: string;
  };
  search_words: {
    word: string;
  };
  second_factors: {
    user_id: string;
    phone: string;
    enrolled_at: Generated<Date>;
  };
  secrets: {
    name: string;
    value: Buffer;
    wrapped: boolean;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    refresh_hash: Buffer;
    previous_hash: Buffer | null;
    created_at: Generated<Date>;
    last_active: Generated<Date>;
    ended_at: Date | null;
    end_reason: string | null;
    device_id: number | null;
    watched_by: string | null;
    watch_until: Date | null;
    watch_told: Generated<boolean>;
  };
  signing_keys: {
    kid: string;
    created_at: Generated<Date>;
  };
  sku_facts: {
    import_id: number;
    market: string;
    manufacturer: string;
    brand: string;
    sku: string;
    description: string;
    country: string;
    units: number[];
    sales: number[];
  };
  sso_codes: {
    code_hash: Buffer;
    browser_hash: Buffer;
    user_id: string;
    expires_at: Date;
  };
  sso_flows: {
    state_hash: Buffer;
    browser_hash: Buffer;
    slug: string;
    code_verifier: string;
    nonce: string;
    mode: 'popup' | 'redirect';
    return_to: string | null;
    expires_at: Date;
  };
  subscription_archive: {
    archive_id: Generated<number>;
    usergroup_id: number | null;
    kind: ItemKind;
    item_id: number;
    item_name: string;
    item_year: number;
    region: string;
    access: 'full' | 'sample' | 'demo';
    market_name: string;
    since: Date;
    ended_at: Generated<Date>;
    company: string;
  };
  subscriptions: {
    subscription_id: Generated<number>;
    usergroup_id: number;
    item_id: number;
    created_at: Generated<Date>;
    access: Generated<'full' | 'sample' | 'demo'>;
    market_name: Generated<string>;
  };
  survey_facts: {
    import_id: number;
    question_id: string;
    respondent_id: string;
    answers: string[];
    number: number | null;
    weight: number;
    country: string;
    specialty: string;
    institution: string;
  };
  synonyms: {
    synonym_id: Generated<number>;
    kind: 'equal' | 'abbreviation' | 'brand' | 'spelling';
    words: string[];
    means_also: Generated<string[]>;
    is_mutual: boolean;
    version: Generated<number>;
    changed_by: string | null;
    changed_at: Generated<Date>;
  };
  taken_files: {
    file_id: Generated<number>;
    user_id: string;
    kind: string;
    format: string;
    state: Generated<'waiting' | 'working' | 'ready' | 'failed' | 'over'>;
    step: Generated<string>;
    done: Generated<number>;
    steps: Generated<number>;
    subject_id: number;
    title: string;
    path: string;
    choice: ColumnType<unknown, string, string>;
    digest: string;
    entries: ColumnType<unknown, string, string>;
    basis: ColumnType<unknown, string, string>;
    bytes: number | null;
    failure: Generated<string>;
    asked_at: Generated<Date>;
    ready_at: Date | null;
    claim: string | null;
    beat_at: Date | null;
    tries: Generated<number>;
  };
  term_proposals: {
    proposal_id: Generated<number>;
    term_id: number;
    like_id: number;
    score: number;
    reason: string;
    state: Generated<'open' | 'confirmed' | 'refused'>;
    decided_by: string | null;
    decided_at: Date | null;
    created_at: Generated<Date>;
  };
  term_readings: {
    item_id: number;
    version: number | null;
    imports: Generated<number[]>;
  };
  term_spellings: {
    spelling_id: Generated<number>;
    kind: string;
    folded: string;
    spelling: string;
    term_id: number;
    added_by: string | null;
    created_at: Generated<Date>;
  };
  term_uses: {
    item_id: number;
    kind: string;
    name: string;
    term_id: number;
    figures: Generated<boolean>;
    tables: Generated<boolean>;
  };
  terms: {
    term_id: Generated<number>;
    kind: 'market' | 'segment' | 'company' | 'country';
    name: string;
    merged_into: number | null;
    merged_by: string | null;
    merged_at: Date | null;
    head_id: number;
    version: Generated<number>;
    compared: Generated<boolean>;
    created_at: Generated<Date>;
  };
  usage_company_days: {
    usergroup_id: number;
    day: Date;
    opens: number;
    reads: number;
    exports: number;
    searches: number;
    unanswered: number;
    refused: number;
    asked: number;
  };
  usage_company_sums: {
    usergroup_id: number;
    until: Date;
    reads: number;
    refused: number;
  };
  usage_days: {
    day: Date;
    usergroup_id: number;
    user_id: string | null;
    kind: string;
    item_id: number | null;
    detail: Generated<string>;
    count: number;
  };
  usage_events: {
    event_id: Generated<number>;
    at: Generated<Date>;
    usergroup_id: number;
    user_id: string | null;
    kind: string;
    item_id: number | null;
    detail: Generated<string>;
    answers: number | null;
    once: number | null;
  };
  usage_item_days: {
    item_id: number;
    day: Date;
    refused: number;
  };
  usage_names: {
    usergroup_id: number;
    switched_by: string | null;
    switched_at: Generated<Date>;
  };
  usage_state: {
    single: Generated<boolean>;
    counted_to: Generated<Date>;
  };
  usage_told: {
    user_id: string;
    usergroup_id: number;
    shown_from: Date;
  };
  usergroups: {
    id: Generated<number>;
    company: string;
    description: Generated<string>;
    license: Generated<'unassigned' | 'single' | 'site' | 'corporate' | 'enterprise'>;
    licenses: Generated<number>;
    expiry: Date | null;
    device_limit: Generated<number>;
    headquarter: Generated<boolean>;
    headquarter_id: number | null;
    provider: Generated<boolean>;
    slug: string | null;
    created_at: Generated<Date>;
    owner_id: string | null;
    file_quota: number | null;
  };
  users: {
    id: Generated<string>;
    usergroup_id: number;
    email: string;
    name: string;
    role: Generated<'standard' | 'admin' | 'sales' | 'publications'>;
    lead: Generated<boolean>;
    special: 'support' | 'marketing' | null;
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
  };
}
