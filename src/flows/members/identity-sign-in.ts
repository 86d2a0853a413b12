import { contactProblems } from '#modules/fulfilment/address-problems.rules.ts'
import { readContact } from '#modules/members/contacts.contract.ts'
import {
  type Arrived,
  findIdentity,
  findOwner,
  linkIdentity,
  listContacts,
  listIdentities,
  listPasskeys,
  noteArrival,
  noteVisit,
  recordIdentityUse,
  takeVisit,
  unlinkIdentity,
} from '#modules/members/index.server.ts'
import type { CameBack, CameBackWire } from '#modules/members/identities.contract.ts'
import { callbackPath } from '#modules/members/identities.paths.ts'
import type { Again } from '#modules/members/sign-in.contract.ts'
import type { Language } from '#language/languages.ts'
import { providerNames } from '#language/member/providers.text.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { newToken } from '#platform/ids.server.ts'
import type { Identity, IdentityProvider, IdentityProviders, ProviderName } from '#platform/identity/identity-provider.server.ts'
import { refuse } from '#platform/refusal.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { type Arrival, enter, ownOf } from './enter.ts'
import { checkOwner, type Member, notifyMember } from './account-security.ts'

/** Those the shop knows, and where the shop is. */
export type Elsewhere = { identities: IdentityProviders; publicUrl: () => string }

type SettingOut = { provider: ProviderName; language: Language; purpose: 'sign-in' | 'link' }

/**
 * Where the browser goes to say who it is. What must come back counts once, and for this session alone: anyone who is sent an address that
 * somebody else has set out for brings nothing home.
 */
export async function setOut(
  database: Database,
  elsewhere: Elsewhere,
  caller: Arrival['caller'],
  { provider, language, purpose }: SettingOut,
): Promise<{ url: string }> {
  const known = knownProvider(elsewhere, provider)
  const own = ownOf(caller)
  const [nonce, verifier] = [newToken(), newToken()]
  // The way back needs to know no more than in which language to go on.
  const state = `${language}.${newToken()}`
  const url = await known.authorizeUrl({ state, nonce, verifier, redirectUri: redirectUri(elsewhere, provider) })
  await database.inTransaction((tx) => noteVisit(tx, own, state, { provider, purpose, nonce, verifier }))
  return { url }
}

const redirectUri = ({ publicUrl }: Elsewhere, provider: ProviderName): string => publicUrl() + BASE_PATH + callbackPath(provider)
const knownProvider = ({ identities }: Elsewhere, provider: ProviderName): IdentityProvider =>
  identities[provider] ?? refuse('NOT_FOUND')

/** As setting out to sign in, for a member who has shown once more to be the owner. */
export async function setOutToLink(
  database: Database,
  elsewhere: Elsewhere,
  member: Member,
  wanted: Again & { network: string; provider: ProviderName; language: Language },
  scale: number,
): Promise<{ url: string }> {
  const showOwner = await checkOwner(database, member, wanted, scale)
  const out = await setOut(database, elsewhere, member, { ...wanted, purpose: 'link' })
  await database.inTransaction(showOwner)
  return out
}

/** Back from a provider: what was set out for is done, or the next step named. Refuses PROVIDER_OVER, PROVIDER_REFUSED, PROVIDER_AWAY. */
export async function comeBack(
  database: Database,
  elsewhere: Elsewhere,
  arrival: Arrival,
  returned: CameBack,
): Promise<CameBackWire> {
  const own = ownOf(arrival.caller)
  const { state, code } = returned
  // Used up before anybody is asked: the same address a second time is refused here.
  const visit = (await database.inTransaction((tx) => takeVisit(tx, own, state))) ?? refuse('PROVIDER_OVER')
  const { provider, nonce, verifier, purpose } = visit
  if (code === '') refuse('PROVIDER_REFUSED')
  const out = { state, nonce, verifier, redirectUri: redirectUri(elsewhere, provider) }
  const identity = await knownProvider(elsewhere, provider).identify(returned, out)
  const who = { provider, ...readable(identity) }
  return database.inTransaction((tx) => (purpose === 'link' ? link(tx, arrival, who) : signIn(tx, arrival, who)))
}

/** An address that is none of ours proves nothing, and a name that no form would take begins none. */
function readable(identity: Identity): Identity {
  const contact = readContact({ email: identity.email, areaNum: '', mobile: '' })
  const email = 'problem' in contact ? '' : contact.value
  return {
    ...identity,
    email,
    isEmailVerified: identity.isEmailVerified && email !== '',
    firstName: fittingName(identity.firstName),
    lastName: fittingName(identity.lastName),
  }
}

const nobody = { lastName: '', areaNum: '+852', mobile: '', email: '' } as const
const fittingName = (name: string): string => (contactProblems({ ...nobody, firstName: name }).firstName ? '' : name.trim())

type Who = Arrived & Pick<Identity, 'firstName' | 'lastName'>

const answer = (
  { provider, email, isEmailVerified, firstName, lastName }: Who,
  outcome: CameBackWire['outcome'],
): CameBackWire => ({
  ...{ outcome, provider, email, isEmailVerified, firstName, lastName },
  ...{ token: null, account: null, arrived: null },
})

async function signIn(tx: Tx, arrival: Arrival, who: Who): Promise<CameBackWire> {
  const owner = (await findIdentity(tx, who)) ?? (await linkByEmail(tx, who))
  if (owner === undefined) return { ...answer(who, 'new'), arrived: await noteArrival(tx, ownOf(arrival.caller), who) }
  await recordIdentityUse(tx, who)
  return { ...answer(who, 'in'), ...(await enter(tx, owner, arrival, { way: 'provider', contact: undefined })) }
}

/** An address the provider has seen to be theirs opens the account whose owner has proven the same to us; its owner is told. */
async function linkByEmail(tx: Tx, who: Who): Promise<string | undefined> {
  const owner = who.isEmailVerified ? await findOwner(tx, { kind: 'email', value: who.email }) : undefined
  if (owner === undefined) return undefined
  await linkIdentity(tx, owner, who)
  await notifyMember(tx, owner, 'providerLinked', undefined, { provider: providerNames[who.provider] })
  return owner
}

async function link(tx: Tx, { caller }: Arrival, who: Who): Promise<CameBackWire> {
  if (caller.kind !== 'member') return refuse('SESSION_MISSING')
  const { isNew } = await linkIdentity(tx, caller.accountId, who)
  if (isNew) await notifyMember(tx, caller.accountId, 'providerLinked', undefined, { provider: providerNames[who.provider] })
  return answer(who, 'linked')
}

/** From now on the provider opens the account no more. Refuses LAST_WAY_IN, NOT_FOUND, and anyone who does not show to be the owner. */
export async function unlink(
  database: Database,
  member: Member,
  wanted: Again & { network: string; provider: ProviderName },
  scale: number,
): Promise<void> {
  const { accountId } = member
  const showOwner = await checkOwner(database, member, wanted, scale)
  await database.inTransaction(async (tx) => {
    await showOwner(tx)
    if (!(await unlinkIdentity(tx, accountId, wanted.provider))) refuse('NOT_FOUND')
    const others = [listContacts(tx, accountId), listPasskeys(tx, accountId), listIdentities(tx, accountId)]
    if ((await Promise.all(others)).every(({ length }) => length === 0)) refuse('LAST_WAY_IN')
    await notifyMember(tx, accountId, 'providerUnlinked', undefined, { provider: providerNames[wanted.provider] })
  })
}

/**
 * Anyone who has it deleted at the provider is forgotten as theirs here; the account stays, and its contacts are told. `at`: when they had; who
 * has come by it anew since then means it.
 */
export async function forgetIdentity(tx: Tx, provider: ProviderName, subject: string, at?: Date): Promise<void> {
  const owner = await findIdentity(tx, { provider, subject })
  if (owner === undefined) return
  const link = (await listIdentities(tx, owner)).find((one) => one.provider === provider)
  if (at && link && link.createdAt > at) return
  await unlinkIdentity(tx, owner, provider)
  await notifyMember(tx, owner, 'providerUnlinked', undefined, { provider: providerNames[provider] })
}
