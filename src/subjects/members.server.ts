import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { forgetAddresses } from '#modules/address-book/index.server.ts'
import { forgetMessages, purgeNotices } from '#modules/inbox/index.server.ts'
import { forgetViewed } from '#modules/viewed-products/index.server.ts'
import { addressBookCalls } from '#calls/members/address-book.calls.server.ts'
import { adminMemberCalls } from '#calls/members/admin-members.calls.server.ts'
import { challengeCalls } from '#calls/members/challenges.calls.server.ts'
import { identityCalls } from '#calls/members/identities.calls.server.ts'
import { inboxCalls } from '#calls/members/inbox.calls.server.ts'
import { consentCalls, memberCalls } from '#calls/members/members.calls.server.ts'
import { passkeyCalls } from '#calls/members/passkeys.calls.server.ts'
import { signInCalls } from '#calls/members/sign-in.calls.server.ts'
import { viewedProductCalls } from '#calls/members/viewed-products.calls.server.ts'
import { deleteDueAccounts } from '#flows/members/leave.ts'
import { MEMBERS_AT_ONCE, sendNotices } from '#flows/notices/send-notices.ts'
import { tellOfFlood } from '#flows/members/tell-of-flood.ts'
import { purgeCodes } from '#modules/codes/index.server.ts'
import { purgeFloods } from '#modules/floods/index.server.ts'
import {
  purgeAnswers,
  purgeChallenges,
  purgeDetails,
  purgeDeviceIds,
  purgeTries,
  purgeVisits,
  takeOverDetails,
} from '#modules/members/index.server.ts'
import { DAY } from '#platform/clock.ts'
import { BATCH, HOUR_SECONDS, inOne, since, untilDone, type Subject } from './subject.ts'
import { OPENS_ACCOUNT, PRODUCT } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** Who a member is, how they are reached, and whether they may come in. */
    'keep-members': 'anyone'
  }
}

const uploads = {
  avatar: {
    ...photographs,
    sentBy: 'member',
    // Their owner's alone.
    readers: 'nobody',
    mostBytes: 2 * MB,
    mostPixels: 16_000_000,
    keptPixels: 512 * 512,
    loose: { files: 5, bytes: 10 * MB },
    perNetwork: 200,
    unusedDays: 1,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'member-disabled': true
    'member-enabled': true
    'member-sign-in-wrong': true
    'member-signed-in': true
    'member-signed-out': true
    'read-avatar': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'send-notices': true
    'delete-accounts': true
  }
}

/** Members: who they are, how they come in, and what they are told. */
export const members: Subject = {
  uploads,
  person: {
    forgotten: [
      'account_details.account_id',
      'addresses.account_id',
      'challenges.account_id',
      'contacts.account_id',
      'device_ids.account_id',
      'identities.account_id',
      'inbox_messages.account_id',
      'known_devices.account_id',
      'member_notes.account_id',
      'member_notices.account_id',
      'message_times.account_id',
      'message_ways.account_id',
      'passkey_challenges.account_id',
      'passkeys.account_id',
      'passwords.account_id',
      'provider_arrivals.account_id',
      'provider_visits.account_id',
      'viewed_products.account_id',
    ],
    kept: {
      'members.account_id': 'that there was such an account',
      'consents.account_id': 'who agreed to what',
      'consent_history.account_id': 'who agreed to what',
      'one_time_codes.owner_id': 'swept out once it is over',
    },
    ofStaff: ['consent_history.said_by', 'member_notes.actor_id'],
    exported: {
      account: { table: 'accounts', account: 'account_id', only: ['account_id', 'kind', 'created_at'] },
      earlierVisits: { table: 'accounts', account: 'merged_into', only: ['created_at'] },
      membership: { table: 'members', account: 'account_id', without: ['invited_by'] },
      details: { table: 'account_details', account: 'account_id', without: ['nickname_folded'] },
      contacts: { table: 'contacts', account: 'account_id' },
      addresses: { table: 'addresses', account: 'account_id' },
      notes: { table: 'member_notes', account: 'account_id', only: ['note', 'created_at'] },
      password: { table: 'passwords', account: 'account_id', only: ['changed_at'] },
      passkeys: { table: 'passkeys', account: 'account_id', only: ['name', 'created_at', 'used_at'] },
      identities: { table: 'identities', account: 'account_id' },
      sessions: {
        table: 'sessions',
        account: 'account_id',
        only: ['kind', 'device', 'network', 'created_at', 'seen_at', 'expires_at'],
      },
      knownDevices: { table: 'known_devices', account: 'account_id' },
      browsers: { table: 'device_ids', account: 'account_id', only: ['seen_at'] },
      signIns: { table: 'sign_in_tries', contact: 'contact', only: ['contact', 'succeeded', 'created_at'] },
      viewed: { table: 'viewed_products', account: 'account_id', with: { product: PRODUCT } },
      messages: { table: 'inbox_messages', account: 'account_id' },
      messageWays: { table: 'message_ways', account: 'account_id' },
      messageTimes: { table: 'message_times', account: 'account_id' },
      notices: { table: 'member_notices', account: 'account_id' },
      mails: {
        table: 'mails',
        contact: 'recipient',
        unless: 'is_secret',
        only: ['subject', 'body', 'language', 'created_at', 'sent_at'],
      },
      texts: {
        table: 'sms_messages',
        contact: 'recipient',
        unless: 'is_secret',
        only: ['body', 'language', 'created_at', 'sent_at'],
      },
      consents: { table: 'consents', account: 'account_id' },
      consentHistory: { table: 'consent_history', account: 'account_id', without: ['said_by'] },
    },
    notExported: {
      challenges: OPENS_ACCOUNT,
      one_time_codes: OPENS_ACCOUNT,
      passkey_challenges: OPENS_ACCOUNT,
      provider_arrivals: OPENS_ACCOUNT,
      provider_visits: OPENS_ACCOUNT,
      idempotency_keys: 'answers that were given already, kept for a day',
    },
    forget: async (tx, { accountId }) => {
      await forgetViewed(tx, accountId)
      await forgetMessages(tx, accountId)
      await forgetAddresses(tx, accountId)
    },
    merge: (tx, visitorId, { accountId }) => takeOverDetails(tx, visitorId, accountId),
  },
  calls: (services) => [
    ...memberCalls(services),
    ...adminMemberCalls,
    ...signInCalls(services),
    ...passkeyCalls(services),
    ...identityCalls(services),
    ...challengeCalls(services),
    ...addressBookCalls(services),
    ...viewedProductCalls,
    ...inboxCalls(services),
    ...consentCalls,
  ],
  timed: ({ database, publicUrl, settings, sms }) => [
    {
      task: 'send-notices',
      lane: 'fast',
      everySeconds: 10,
      run: () => untilDone(() => sendNotices({ database, publicUrl, settings, sms }), MEMBERS_AT_ONCE),
    },
    {
      task: 'delete-accounts',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => deleteDueAccounts(tx, BATCH))),
    },
  ],
  purges: [
    inOne(purgeDetails),
    inOne(purgeCodes),
    inOne(purgeTries),
    inOne(purgeFloods),
    inOne(purgeChallenges),
    inOne(purgeVisits),
    inOne(purgeAnswers),
    inOne((tx) => purgeDeviceIds(tx, since(365 * DAY))),
    inOne((tx) => purgeNotices(tx, since(90 * DAY))),
  ],
  effects: ({ publicUrl, log }) => ({
    'flood-alarm': async (tx, event) => {
      log.warn(event.payload, 'strangers are asked to show to be people')
      await tellOfFlood(tx, event, publicUrl())
    },
    'sms-alarm': async (_, { payload }) => log.warn(payload, 'codes by SMS have used up much of what a day may cost'),
  }),
}
