import type { Dress } from '../mail/letter.ts'
import type { Json } from './column-types.ts'
import { type Own, ownTables } from './own-tables.ts'
import type { PlatformTableRows } from './platform.tables.generated.ts'

/** The tables only the platform may write. */
export type PlatformTables = Own<
  PlatformTableRows,
  | 'accounts'
  | 'ledger_accounts'
  | 'ledger_postings'
  | 'ledger_entries'
  | 'sessions'
  | 'idempotency_keys'
  | 'outbox'
  | 'outbox_consumers'
  | 'outbox_removed'
  | 'mails'
  | 'sms_messages'
  | 'audit_trail'
  | 'sandbox_bank_movements'
  | 'sandbox_stripe_sessions'
  | 'sandbox_stripe_refunds'
  | 'sandbox_stripe_disputes'
  | 'sandbox_paypal_orders'
  | 'sandbox_paypal_refunds'
  | 'sandbox_paypal_disputes'
  | 'sandbox_paypal_case_moves'
  | 'outside_calls'
  | 'event_effects'
  | 'timed_tasks'
  | 'backup_state'
  | 'database_beat'
  | 'last_writes'
  | 'api_keys'
  | 'count_changes'
  | 'kept_counts',
  { outbox: { payload: Json<Record<string, unknown>> }; mails: { dress: Json<Dress> | null } }
>

export const platformTables = ownTables<PlatformTables>()
