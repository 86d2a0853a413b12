import type { Call } from '#platform/call.server.ts'
import { permissionsFor } from '#platform/call.server.ts'
import type { Permission } from '#platform/access/permissions.ts'

// Why a call of the office lets no money out. Every other one is tried by the thief.

const WORDS = 'words, pictures and order of what is shown'
const PRICES = 'what is asked for a piece has a guard of its own, and the second person for it a setting (price-guard.test.ts)'
const GOODS = 'counts goods: what is written off or found stands in the ledger of stock, and no money moves by it'

const byPermission: Partial<Record<Permission, string>> = {
  'read-orders': 'looks',
  'read-products': 'looks',
  'read-mails': 'looks; what opens something is left out of a mail that is shown',
  'read-audit': 'looks',
  'read-reports': 'looks',
  'read-receipts': 'looks',
  'see-margin': 'says what a piece has cost the shop, which nobody is paid by',
  'edit-products': WORDS,
  'publish-products': PRICES,
  'change-prices': PRICES,
  'approve-prices': PRICES,
  'import-products': PRICES,
  'move-stock': GOODS,
  'keep-shelves': WORDS,
  'arrange-home': WORDS,
  'edit-pages': WORDS,
  'keep-links': WORDS,
  'keep-search': WORDS,
  'keep-reviews': WORDS,
  'write-news': WORDS,
  'answer-members': 'words and pictures between people',
  moderate: WORDS,
  'decide-appeals': WORDS,
  'approve-listings': 'lets a product in; what is sold of it is paid out by two',
  'review-applications': 'lets a merchant in; what it sells is paid out by two',
  'keep-merchants':
    'holds payouts back and accepts the account an owner has named; what is let go on is paid out by two, as before',
  'keep-members': 'lets members in or keeps them out; what they have stays theirs',
  'keep-webhooks': 'tells other systems, and lets them do nothing',
  'keep-work': 'tries again what was decided',
  'end-work': 'leaves undone what was decided, which finance sees as a case',
  'keep-operators': 'whoever was let in a moment ago counts for nobody (two-people.ts), which the thief tries',
}

const byPath: Record<string, string> = {
  '/admin/sellerAnswer/decide': 'gives a merchant at most what a colleague has decided against it; it is paid out by two',
  '/admin/bench/propose': 'names a price; what goes back by it waits for finance once merchant and buyer have agreed',
  '/admin/benchCase/settle': 'charges a merchant what sending back costs, and lets nothing out',
  '/admin/claim/look': 'says what the bench sees; the desk decides',
  '/upload/authentication': WORDS,
  '/upload/inspection': WORDS,
  '/admin/care/capacity': 'how many may come',
  '/admin/care/settle': 'whether somebody came',
  '/admin/dispatch/list': 'looks',
  '/admin/dispatch/waiting': 'looks',
  '/admin/dispatch/handOver': 'gives paid goods to whoever has the code',
  '/admin/dispatch/settleWaiting': 'what nobody fetched is asked back for its shopper, and waits for finance as any refund',
  '/admin/order/packingSlips': 'looks',
  '/admin/sourcing/examine': 'orders what was found, or asks a deposit back, which waits for finance as any refund',
  '/admin/sourcing/arrive': 'says that a parcel is here',
  '/admin/sourcing/judge': 'asks a deposit back at most, which waits for finance as any refund',
  '/admin/refund/name': 'says what money was for that has left at the provider already',
  '/admin/payment/reject': 'takes no money as come',
  '/admin/money/disputes': 'looks',
  '/admin/money/merchants': 'looks',
  '/admin/money/merchantHealth': 'looks',
  '/admin/money/payoutAccount': 'looks, and is written down',
  '/admin/money/reconciliation': 'looks',
  '/admin/money/reconciliationFile': 'looks',
  '/admin/money/noteReconciliation': 'keeps a word about a day',
  '/admin/balance/list': 'looks',
  '/admin/balance/detail': 'looks',
  '/admin/ledger/trial': 'looks',
  '/admin/ledger/accounts': 'looks',
  '/admin/ledger/list': 'looks',
  '/admin/ledger/file': 'looks',
  '/admin/statement/list': 'looks',
  '/admin/statement/lines': 'looks',
  '/admin/statement/preview': 'looks',
  '/admin/statement/import': 'a line of the statement is the bank’s word, and is kept with who brought it (decision 87)',
  '/admin/statement/settle': 'says that a line is none of the shop’s business; books nothing',
  '/admin/payout/makeFile': 'transfers that two have approved',
  '/admin/payout/file': 'transfers that two have approved',
  '/admin/payout/result': 'what the bank says of them',
  '/admin/points/list': 'looks',
  '/admin/points/detail': 'looks',
  '/admin/campaign/list': 'looks',
  '/admin/campaign/choices': 'looks',
  '/admin/campaign/preview': 'looks',
  '/admin/campaign/codes': 'looks',
  '/admin/invitation/list': 'looks',
  '/admin/invitation/tree': 'looks',
  '/admin/invitation/void': 'takes',
  '/admin/key/list': 'looks',
  '/admin/key/turn': 'another secret for a key that stands for its maker',
  '/admin/key/end': 'takes',
  '/admin/setting/history': 'looks',
  '/admin/start/list': 'looks',
  '/admin/commission/detail': 'looks',
  '/admin/commission/history': 'looks',
  '/admin/referral/list': 'looks',
  '/admin/referral/detail': 'looks',
  '/admin/merchantStatement/list': 'looks',
  '/admin/merchantStatement/paper': 'looks',
  '/admin/merchantStatement/approve': 'asks for a payout, which another one approves (merchant-statements-paid.test.ts)',
  '/admin/merchantDebt/list': 'looks',
  '/admin/merchantDebt/remind': 'says a word',
}

/** Anyone who works here reads, and keeps their own account. */
const ownCalls = /^\/admin\/(account\/|operator\/(info|logout)$|today$|find$|start\/preview$)/

export const isNamed = ({ access, path }: Call): boolean => {
  const wanted = permissionsFor(access)
  return path in byPath || ownCalls.test(path) || (wanted.length > 0 && wanted.every((name) => byPermission[name] !== undefined))
}
