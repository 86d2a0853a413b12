// Made by `npm run tables` from the migrations. Never changed by hand.
import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type PlatformTableRows = {
  accounts: {
    account_id: string
    kind: 'visitor' | 'member' | 'operator' | 'merchant' | 'machine'
    created_at: Generated<Date>
    merged_into: string | null
  }
  api_keys: {
    key_id: string
    name: string
    prefix: string
    key_hash: Buffer
    permissions: string[]
    per_minute: number
    made_by: string
    created_at: Generated<Date>
    expires_at: Date
    last_used_at: Date | null
    ended_at: Date | null
    ended_by: string | null
    merchant_id: string | null
    last_four: string | null
  }
  audit_trail: {
    entry_id: string
    actor: string
    action: string
    subject: string
    subject_id: string
    before: Json | null
    after: Json | null
    recorded_at: Date
    actor_id: string | null
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
  }
  backup_state: {
    only_one: Generated<boolean>
    keeps: boolean
    base_at: Date | null
    base_bytes: number | null
    late_at: Date
    wal_at: Date
    files_at: Date | null
    problem: string | null
    files_late_at: Generated<Date>
  }
  count_changes: {
    change_id: GeneratedAlways<number>
    subject_id: string
    counter: string
    amount: number
  }
  database_beat: {
    only_one: Generated<boolean>
    beat_at: Generated<Date>
    timeline: string
    taken_over_at: Date | null
  }
  event_effects: {
    event_id: number
    subscriber: string
    done_at: Generated<Date>
  }
  idempotency_keys: {
    caller_id: string
    call: string
    key: string
    body_hash: Buffer
    answer: Json | null
    created_at: Date
  }
  kept_counts: {
    subject_id: string
    counter: string
    total: number
  }
  last_writes: {
    writer_id: string
    xid: string
    written_at: Generated<Date>
  }
  ledger_accounts: {
    ledger_account_id: string
    owner_id: string | null
    purpose: string
    unit: 'cents' | 'points'
  }
  ledger_entries: {
    posting_id: string
    line: number
    ledger_account_id: string
    amount: number
    order_id: string | null
    lot: string | null
  }
  ledger_postings: {
    posting_id: string
    kind: string
    subject_id: string
    posted_at: Date
  }
  mails: {
    mail_id: string
    dedupe_key: string
    recipient: string
    language: 'en' | 'zh'
    subject: string
    body: string
    created_at: Date
    sent_at: Date | null
    given_up_reason: string | null
    is_secret: Generated<boolean>
    dress: Json | null
  }
  outbox: {
    event_id: GeneratedAlways<number>
    xid: Generated<string>
    topic: string
    payload: Json
    created_at: Generated<Date>
  }
  outbox_consumers: {
    consumer: string
    xid: string
    event_id: number
  }
  outbox_removed: {
    whole: Generated<boolean>
    xid: string
    event_id: number
  }
  outside_calls: {
    call_id: string
    kind: string
    subject: string
    payload: Json
    idempotency_key: string
    state: Generated<'waiting' | 'sent' | 'confirmed' | 'failed' | 'given-up'>
    attempts: Generated<number>
    last_error: string | null
    answer: Json | null
    next_attempt_at: Generated<Date>
    created_at: Generated<Date>
    sent_at: Date | null
    settled_at: Date | null
    dismissed_at: Date | null
    under_way: Generated<boolean>
  }
  sandbox_bank_movements: {
    movement_id: string
    amount_cents: number
    reference: string
    payer: string
    booked_at: Date
    visible_at: Date
  }
  sandbox_paypal_case_moves: {
    dispute_id: string
    step: number
    code: 'T1110' | 'T1111' | 'T1106' | 'T1202' | 'T0106'
    cents: number
    begun_at: Date
    moved_at: Date
  }
  sandbox_paypal_disputes: {
    dispute_id: string
    order_id: string
    amount_cents: number
    held_at: Date | null
    reason: string
    due_by: Date
    outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'CANCELED_BY_BUYER' | null
    given_cents: Generated<number>
    taken_cents: Generated<number>
    created_at: Date
    decided_at: Date | null
    changed_at: Date
  }
  sandbox_paypal_orders: {
    order_id: string
    request_id: string
    amount_cents: number
    custom_id: string
    invoice_id: string
    return_url: string
    locale: string
    status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
    funding: 'good' | 'declined' | 'review' | 'review-denied'
    capture_id: string | null
    capture_request_id: string | null
    capture_status: 'PENDING' | 'COMPLETED' | 'DECLINED' | null
    settles_at: Date | null
    created_at: Date
    captured_at: Date | null
  }
  sandbox_paypal_refunds: {
    refund_id: string
    request_id: string
    order_id: string
    amount_cents: number
    custom_id: string
    created_at: Date
    is_reversal: Generated<boolean>
    failed_at: Date | null
  }
  sandbox_stripe_disputes: {
    dispute_id: string
    session_id: string
    amount_cents: number
    status: 'needs_response' | 'warning_needs_response' | 'warning_closed' | 'won' | 'lost'
    reason: string
    due_by: Date
    created_at: Date
    decided_at: Date | null
  }
  sandbox_stripe_refunds: {
    idempotency_key: string
    refund_id: string
    session_id: string
    amount_cents: number
    created_at: Date
    request_hash: Generated<string>
    metadata: Generated<Json>
    failed_at: Date | null
  }
  sandbox_stripe_sessions: {
    session_id: string
    idempotency_key: string
    amount_cents: number
    reference: string
    return_url: string
    status: 'open' | 'processing' | 'succeeded' | 'declined' | 'cancelled'
    settles_at: Date | null
    created_at: Date
    request_hash: Generated<string>
    order_number: Generated<string>
    locale: Generated<string>
    card_number: string | null
    wallet: string | null
  }
  sessions: {
    token_hash: Buffer
    session_id: string
    kind: 'visitor' | 'member' | 'operator'
    account_id: string
    created_at: Date
    expires_at: Date
    device: Generated<string>
    network: Generated<string>
    seen_at: Generated<Date>
    restricted: Generated<boolean>
  }
  sms_messages: {
    sms_id: string
    dedupe_key: string
    recipient: string
    language: 'en' | 'zh'
    body: string
    is_secret: boolean
    created_at: Date
    useful_until: Date | null
    sent_at: Date | null
    gateway_id: string | null
    given_up_reason: string | null
  }
  timed_tasks: {
    task: string
    every_seconds: number
    next_due: Generated<Date>
    started_at: Date | null
    finished_at: Date | null
    failures: Generated<number>
    last_error: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends PlatformTableRows {}
}
