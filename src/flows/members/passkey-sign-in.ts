import { house } from '#language/house.ts'
import type { z } from 'zod'
import { leaveProofOf } from '#modules/codes/index.server.ts'
import {
  addPasskey,
  findPasskey,
  listContacts,
  listPasskeys,
  MOST_PASSKEYS,
  noteChallenge,
  recordUse,
  takeChallenge,
} from '#modules/members/index.server.ts'
import type {
  KeepPasskeyInput,
  PasskeyAnswerInput,
  PasskeyOptionsWire,
  PasskeySignInInput,
} from '#modules/members/passkeys.contract.ts'
import type { Again, MemberSessionWire, ProofWire } from '#modules/members/sign-in.contract.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Arrival, enter } from './enter.ts'
import { checkOwner, type Member, notifyMember } from './account-security.ts'

/** Where the shop lives: a key made for one place opens no other. */
export type Place = { publicUrl: string }
const hostOf = ({ publicUrl }: Place): { rpID: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** ES256, RS256 and EdDSA, by their numbers. */
const ALGORITHMS = [-7, -257, -8]

// It takes a tenth of a second, and nobody needs it before the first key.
const webauthn = () => import('@simplewebauthn/server')

type Offered = Again & { network: string }

/** What a device needs to make a key for a member, who has shown once more to be the owner. */
export async function offerPasskey(
  database: Database,
  place: Place,
  member: Member,
  wanted: Offered,
  scale: number,
): Promise<PasskeyOptionsWire> {
  const { generateRegistrationOptions } = await webauthn()
  const showOwner = await checkOwner(database, member, wanted, scale)
  const [contacts, known] = await Promise.all([
    listContacts(database.pool, member.accountId),
    listPasskeys(database.pool, member.accountId),
  ])
  if (known.length >= MOST_PASSKEYS) refuse('PASSKEYS_TOO_MANY')
  const options = await generateRegistrationOptions({
    rpName: house().name.en,
    rpID: hostOf(place).rpID,
    userName: contacts[0]?.value ?? house().name.en,
    userID: new TextEncoder().encode(member.accountId),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await database.inTransaction(async (tx) => {
    await showOwner(tx)
    await noteChallenge(tx, member.accountId, options.challenge)
  })
  return { options: { ...options } }
}

/** Keeps the key a device has made; refuses PASSKEY_WRONG when it was not made here and now. */
export async function keepPasskey(
  tx: Tx,
  place: Place,
  member: Member,
  { answer, name }: { answer: z.output<typeof KeepPasskeyInput>; name: string },
): Promise<void> {
  const { verifyRegistrationResponse } = await webauthn()
  const { rpID, origin } = hostOf(place)
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(tx, member.accountId, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(wrong)
  if (!verified.verified) return refuse('PASSKEY_WRONG')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const { accountId } = member
  const key = {
    credentialId: id,
    accountId,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: answer.response.transports,
    name,
  }
  if (!(await addPasskey(tx, key))) return refuse('PASSKEY_WRONG')
  return notifyMember(tx, accountId, 'passkeyAdded')
}

/** What any device is asked that keeps a key of this shop; who it belongs to, the answer says. Who has keys already is asked for one of them. */
export async function askForPasskey(tx: Tx, place: Place, accountId: string): Promise<PasskeyOptionsWire> {
  const { generateAuthenticationOptions } = await webauthn()
  const own = (await listPasskeys(tx, accountId)).map(({ credentialId: id }) => ({ id }))
  const asked = { rpID: hostOf(place).rpID, userVerification: 'required' } as const
  const options = await generateAuthenticationOptions(own.length > 0 ? { ...asked, allowCredentials: own } : asked)
  await noteChallenge(tx, accountId, options.challenge)
  return { options: { ...options } }
}

/** Lets in the member whose device has signed; an unknown key, a wrong signature and a copy of a key read the same. */
export async function signInWithPasskey(
  tx: Tx,
  place: Place,
  arrival: Arrival,
  answer: z.output<typeof PasskeySignInInput>,
): Promise<MemberSessionWire> {
  if (arrival.caller.kind !== 'visitor' && arrival.caller.kind !== 'member') return refuse('SESSION_MISSING')
  const key = await verifyAnswer(tx, place, arrival.caller.accountId, answer)
  return enter(tx, key.accountId, arrival, { way: 'passkey', contact: undefined })
}

/** A member's own device stands in for password or code: it leaves the proof that a code would. */
export async function confirmWithPasskey(
  tx: Tx,
  place: Place,
  { accountId: ownerId }: Member,
  answer: z.output<typeof PasskeyAnswerInput>,
): Promise<ProofWire> {
  const key = await verifyAnswer(tx, place, ownerId, answer)
  // Anyone who shares the device has keys of their own in it.
  if (key.accountId !== ownerId) refuse('PASSKEY_WRONG')
  return { proof: await leaveProofOf(tx, { purpose: 'confirm', subject: 'passkey', ownerId }) }
}

/** The key that has signed what this account was asked. */
async function verifyAnswer(tx: Tx, place: Place, accountId: string, answer: z.output<typeof PasskeyAnswerInput>) {
  const { verifyAuthenticationResponse } = await webauthn()
  const key = (await findPasskey(tx, answer.id)) ?? refuse('PASSKEY_WRONG')
  const { rpID, origin } = hostOf(place)
  const { userHandle, ...response } = answer.response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...{ id: answer.id, rawId: answer.rawId, type: answer.type },
      response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(tx, accountId, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: answer.id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).catch(wrong)
  if (!verified.verified) return refuse('PASSKEY_WRONG')
  await recordUse(tx, answer.id, verified.authenticationInfo.newCounter)
  return key
}

/** Whatever is wrong with an answer, the library throws it: an answer that was made up is no fault of ours. */
const wrong = (): never => refuse('PASSKEY_WRONG')
