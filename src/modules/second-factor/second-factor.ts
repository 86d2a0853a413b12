import { house } from '#language/house.ts'
import { Secret, TOTP } from 'otpauth'
import { qrcode } from '#platform/libraries/late-libraries.server.ts'
import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { hashToken, newSpokenCode } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { FactorBegunWire } from './second-factor.contract.ts'
import { secondFactorTables } from './second-factor.tables.ts'

const RECOVERY_CODES = 10
/** 57 bits: nobody tries them all, at five in a quarter of an hour. */
const RECOVERY_LENGTH = 12

/** For which row a secret is sealed. */
const aboutOf = (accountId: string): string => `second factor of ${accountId}`

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: house().name.en, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })

export async function hasFactor(tx: Read, accountId: string): Promise<boolean> {
  const found = await secondFactorTables(tx)
    .selectFrom('second_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** A new secret, which counts once a code of it was typed; one that was there before goes on until then. */
export async function beginFactor(tx: Tx, sealing: Sealing, accountId: string, label: string): Promise<FactorBegunWire> {
  const secret = new Secret({ size: 20 }).base32
  const sealed = sealing.seal(secret, aboutOf(accountId))
  await secondFactorTables(tx)
    .insertInto('second_factors')
    .values({ account_id: accountId, pending_secret: sealed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ pending_secret: sealed }))
    .execute()
  const uri = totpOf(secret, label).toString()
  const svg = await qrcode().toString(uri, { type: 'svg', margin: 2 })
  return { secret, uri, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** The phone has it: from now on its codes are asked for. Answers recovery codes, which end those there were. Refuses FACTOR_WRONG. */
export async function confirmFactor(tx: Tx, sealing: Sealing, accountId: string, code: string): Promise<string[]> {
  const row = await lockFactor(tx, accountId)
  if (!row?.pending_secret) return refuse('FACTOR_NOT_BEGUN')
  const step = stepOf(sealing.open(row.pending_secret, aboutOf(accountId)), code)
  if (step === undefined) return refuse('FACTOR_WRONG', { field: 'code' })
  await secondFactorTables(tx)
    .updateTable('second_factors')
    .set({ secret: row.pending_secret, pending_secret: null, confirmed_at: sql<Date>`now()`, last_step: step })
    .where('account_id', '=', accountId)
    .execute()
  return renewRecoveryCodes(tx, accountId)
}

/** Whether this is a code of the app that has not been used, or a recovery code that has not. It is used up by the question. */
export async function takeFactorCode(
  tx: Tx,
  sealing: Sealing,
  accountId: string,
  code: string,
): Promise<'app' | 'recovery' | 'wrong'> {
  const row = await lockFactor(tx, accountId)
  if (!row?.secret) return 'wrong'
  const secret = sealing.open(row.secret, aboutOf(accountId))
  const step = stepOf(secret, code)
  if (step !== undefined && step > row.last_step) {
    const again = sealing.isCurrent(row.secret) ? {} : { secret: sealing.seal(secret, aboutOf(accountId)) }
    await secondFactorTables(tx)
      .updateTable('second_factors')
      .set({ last_step: step, ...again })
      .where('account_id', '=', accountId)
      .execute()
    return 'app'
  }
  const used = await secondFactorTables(tx)
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n ? 'recovery' : 'wrong'
}

/** Nothing is left of it: whoever lost phone and recovery codes begins anew. Answers whether there was one. */
export async function removeFactor(tx: Tx, accountId: string): Promise<boolean> {
  const before = await lockFactor(tx, accountId)
  await secondFactorTables(tx).deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await secondFactorTables(tx).deleteFrom('second_factors').where('account_id', '=', accountId).execute()
  return before?.secret != null
}

export async function countRecoveryCodes(tx: Read, accountId: string): Promise<number> {
  const { left } = await secondFactorTables(tx)
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

async function renewRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newSpokenCode(RECOVERY_LENGTH))
  await secondFactorTables(tx).deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await secondFactorTables(tx)
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute()
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

const lockFactor = (tx: Tx, accountId: string) =>
  secondFactorTables(tx)
    .selectFrom('second_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

/** Typed in whatever way: in small letters, with blanks or without hyphens. */
const hashOf = (accountId: string, code: string): Buffer =>
  hashToken(`${accountId} ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)

/** Which half minute a code is of: the present one, or the one before or after where a clock is late. */
function stepOf(secret: string, code: string): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = clock.now().getTime()
  const totp = totpOf(secret, '')
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
