// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type MembersTableRows = {
  account_details: {
    account_id: string
    first_name: string
    last_name: string
    area_number: string
    mobile: string
    email: string
    language: 'en' | 'zh'
    side: 'women' | 'men'
    changed_at: Date
    nickname: Generated<string>
    signature: Generated<string>
    gender: Generated<'female' | 'male' | 'confidential'>
    birthday: Generated<string>
    avatar_upload: string | null
    nickname_folded: string | null
  }
  challenges: {
    challenge_id: string
    account_id: string
    session_id: string
    kind: 'picture' | 'work'
    answer_hash: Buffer
    expires_at: Generated<Date>
  }
  contacts: {
    contact_id: string
    account_id: string
    kind: 'email' | 'mobile'
    value: string
    proven_at: Date | null
    created_at: Generated<Date>
  }
  device_ids: {
    account_id: string
    device_hash: Buffer
    seen_at: Generated<Date>
  }
  identities: {
    provider: 'apple' | 'google' | 'facebook'
    subject: string
    account_id: string
    email: string
    created_at: Generated<Date>
    used_at: Generated<Date>
  }
  known_devices: {
    account_id: string
    device: string
    network: string
    seen_at: Generated<Date>
  }
  member_notes: {
    note_id: string
    account_id: string
    note: string
    actor: string
    actor_id: string
    created_at: Generated<Date>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
  }
  members: {
    account_id: string
    invite_code: string
    invited_by: string | null
    language: 'en' | 'zh'
    terms_at: Generated<Date>
    joined_at: Generated<Date>
    disabled_at: Date | null
    disabled_reason: string | null
    leaving_at: Date | null
    left_at: Date | null
  }
  passkey_challenges: {
    challenge: string
    account_id: string
    expires_at: Generated<Date>
  }
  passkeys: {
    credential_id: string
    passkey_id: string
    account_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: Generated<Date>
    used_at: Date | null
  }
  passwords: {
    account_id: string
    password_hash: string
    changed_at: Generated<Date>
    is_published: Generated<boolean>
  }
  provider_arrivals: {
    proof_hash: Buffer
    session_id: string
    account_id: string
    provider: string
    subject: string
    email: string
    is_email_verified: boolean
    expires_at: Generated<Date>
  }
  provider_visits: {
    state_hash: Buffer
    provider: string
    purpose: 'sign-in' | 'link'
    account_id: string
    session_id: string
    nonce: string
    verifier: string
    expires_at: Generated<Date>
  }
  sign_in_tries: {
    try_id: string
    contact: string
    network: string
    succeeded: Generated<boolean>
    created_at: Generated<Date>
    place: Generated<'device' | 'network' | 'stranger'>
  }
  used_challenges: {
    challenge_hash: Buffer
    used_at: Generated<Date>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends MembersTableRows {}
}
