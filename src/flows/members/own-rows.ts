/**
 * Everything that is kept of a member, part by part as it stands in their download. A part is the rows of one table, each with the rows that
 * belong to it. What is kept from a member stands with its reason in own-data.test.ts, which walks the database and fails for what is in neither.
 */
export type Part = {
  table: string
  /** Of a part that belongs to another: the column that names it, here and there. */
  on?: string | readonly [here: string, there: string]
  /** Of a part at the top: the column that names the account, or a proven contact of it. */
  account?: string
  contact?: string
  only?: readonly string[]
  without?: readonly string[]
  /** A flag that keeps a row out. */
  unless?: string
  /** There is one at most. */
  one?: true
  /** Amounts of which the row says what they count. */
  counted?: true
  with?: Parts
}
export type Parts = Readonly<Record<string, Part>>

const PRODUCT: Part = { table: 'products', on: 'product_id', one: true, only: ['brand_code', 'name_en', 'name_zh', 'spu_code'] }
const VARIANT: Part = {
  table: 'variants',
  on: 'sku_id',
  one: true,
  only: ['size', 'size_system', 'item_number'],
  with: { product: PRODUCT },
}
const ORDER_NUMBER: Part = { table: 'orders', on: 'order_id', one: true, only: ['order_number'] }
const picturesOf = (table: string, key: string): Part => ({ table, on: key, only: ['upload_id', 'position'] })
const stepsOf = (table: string, key: string): Part => ({ table, on: key, without: ['actor'] })

const who: Parts = {
  account: { table: 'accounts', account: 'account_id', only: ['account_id', 'kind', 'created_at'] },
  earlierVisits: { table: 'accounts', account: 'merged_into', only: ['created_at'] },
  membership: { table: 'members', account: 'account_id', without: ['invited_by'] },
  details: { table: 'account_details', account: 'account_id', without: ['nickname_folded'] },
  contacts: { table: 'contacts', account: 'account_id' },
  addresses: { table: 'addresses', account: 'account_id' },
  merchants: {
    table: 'merchant_people',
    account: 'account_id',
    only: ['role', 'scopes', 'since', 'ended_at'],
    with: { merchant: { table: 'merchants', on: 'merchant_id', one: true, only: ['name_en', 'name_zh'] } },
  },
  applications: {
    table: 'applications',
    account: 'account_id',
    without: ['version', 'merchant_id'],
    with: {
      documents: {
        table: 'application_requirements',
        on: 'application_id',
        without: ['sealed', 'replaces'],
        with: { pictures: picturesOf('application_files', 'requirement_id') },
      },
      marks: { table: 'application_marks', on: 'application_id', only: ['mark', 'value'] },
      history: stepsOf('application_steps', 'application_id'),
    },
  },
  conversations: {
    table: 'conversations',
    account: 'account_id',
    without: ['assigned_to', 'last_position'],
    with: {
      seller: { table: 'merchants', on: 'merchant_id', one: true, only: ['name_en', 'name_zh'] },
      order: ORDER_NUMBER,
      request: { table: 'sourcing_requests', on: 'request_id', one: true, only: ['request_number'] },
      product: PRODUCT,
      messages: {
        table: 'conversation_messages',
        on: 'conversation_id',
        only: ['position', 'side', 'body', 'masked', 'sent_at'],
      },
      pictures: { table: 'conversation_pictures', on: 'conversation_id', only: ['position', 'upload_id'] },
      readUpTo: { table: 'conversation_reads', on: 'conversation_id', only: ['side', 'read_position'] },
      waits: { table: 'conversation_waits', on: 'conversation_id', only: ['began_at', 'due_at', 'ended_at'] },
      notes: { table: 'conversation_notes', on: 'conversation_id', only: ['body', 'written_at'] },
    },
  },
  endedConversations: {
    table: 'conversation_blocks',
    account: 'account_id',
    only: ['by_side', 'blocked_at'],
    with: { seller: { table: 'merchants', on: 'merchant_id', one: true, only: ['name_en', 'name_zh'] } },
  },
  notes: { table: 'member_notes', account: 'account_id', only: ['note', 'created_at'] },
}

const security: Parts = {
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
}

const shopping: Parts = {
  bag: { table: 'bag_lines', account: 'owner_id', with: { item: VARIANT } },
  wishList: { table: 'wish_list_items', account: 'owner_id', with: { product: PRODUCT } },
  sharedWishList: { table: 'wish_lists', account: 'owner_id' },
  wishListsOpened: { table: 'wish_list_friends', account: 'viewer_id', only: [] },
  wishListOpenedBy: { table: 'wish_list_friends', account: 'owner_id', only: [] },
  followedLinks: {
    table: 'referral_touches',
    account: 'account_id',
    only: ['touched_at'],
    with: { link: { table: 'referral_links', on: 'link_id', one: true, only: ['target', 'code'] } },
  },
  viewed: { table: 'viewed_products', account: 'account_id', with: { product: PRODUCT } },
  stockAlerts: { table: 'stock_alerts', contact: 'email', without: ['end_hash'], with: { item: VARIANT } },
}

const piece: Parts = {
  authentications: { table: 'authentications', on: 'unit_id', only: ['kind', 'result', 'reason', 'decided_at'] },
  certificates: { table: 'certificate_entries', on: 'unit_id', only: ['type', 'code', 'made_at'] },
  parcels: {
    table: 'parcel_units',
    on: 'unit_id',
    with: { parcel: { table: 'parcels', on: 'parcel_id', one: true, without: ['pick_up_code'] } },
  },
}

const order: Parts = {
  lines: {
    table: 'order_lines',
    on: 'order_id',
    with: { pieces: { table: 'units', on: 'line_id', without: ['shelf'], with: piece } },
  },
  consignments: { table: 'consignments', on: 'order_id', only: ['state', 'goods_cents'] },
  payments: {
    table: 'payments',
    on: 'order_id',
    without: ['provider_id', 'detail', 'card_fingerprint', 'payer_id', 'looked_at'],
    with: {
      held: { table: 'unallocated_receipts', on: 'payment_id', without: ['provider_id'] },
      providerReports: {
        table: 'provider_reports',
        on: 'payment_id',
        only: ['kind', 'amount_cents', 'currency', 'state', 'happened_at'],
      },
    },
  },
  refunds: {
    table: 'refunds',
    on: 'order_id',
    without: ['report_id', 'approvals'],
    with: {
      parts: { table: 'refund_parts', on: 'refund_id' },
      ofReturns: { table: 'refund_returns', on: 'refund_id' },
      transfers: {
        table: 'payouts',
        on: 'refund_id',
        only: ['amount_cents', 'state', 'payee', 'bank_code', 'account', 'requested_at'],
      },
    },
  },
  disputes: { table: 'disputes', on: 'order_id', only: ['amount_cents', 'state', 'reason', 'opened_at', 'settled_at'] },
  returns: {
    table: 'returns',
    on: 'order_id',
    with: {
      pieces: { table: 'return_units', on: 'return_id' },
      pictures: picturesOf('return_pictures', 'return_id'),
      history: stepsOf('return_steps', 'return_id'),
    },
  },
  sellersAnswers: {
    table: 'seller_answers',
    on: 'order_id',
    only: ['return_id', 'claim_id', 'state', 'opened_at'],
  },
  differences: {
    table: 'bench_cases',
    on: 'order_id',
    without: ['merchant_id', 'cost_cents'],
    with: { pictures: picturesOf('bench_case_pictures', 'case_id'), history: stepsOf('bench_case_steps', 'case_id') },
  },
  claims: {
    table: 'claims',
    on: 'order_id',
    with: { pictures: picturesOf('claim_pictures', 'claim_id'), history: stepsOf('claim_steps', 'claim_id') },
  },
  reviews: {
    table: 'reviews',
    on: 'order_id',
    with: {
      pictures: picturesOf('review_pictures', 'review_id'),
      reports: { table: 'review_reports', on: 'review_id', only: ['reported_at'] },
    },
  },
  care: { table: 'care_bookings', on: 'order_id' },
  history: { table: 'order_history', on: 'order_id', without: ['actor'] },
}

const money: Parts = {
  orders: { table: 'orders', account: 'owner_id', without: ['search_text'], with: order },
  ordersOpenedByCode: { table: 'order_grants', account: 'owner_id', with: { order: ORDER_NUMBER } },
  payments: {
    table: 'payments',
    account: 'payer_id',
    only: ['method', 'state', 'amount_cents', 'created_at', 'network'],
    with: { order: ORDER_NUMBER },
  },
  withdrawals: {
    table: 'payouts',
    account: 'member_id',
    only: ['method', 'amount_cents', 'state', 'payee', 'bank_code', 'account', 'failure', 'requested_at', 'changed_at'],
  },
  balanceAndPoints: {
    table: 'ledger_accounts',
    account: 'owner_id',
    counted: true,
    with: {
      entries: {
        table: 'ledger_entries',
        on: 'ledger_account_id',
        only: ['amount', 'lot'],
        with: {
          posting: { table: 'ledger_postings', on: 'posting_id', one: true, only: ['kind', 'posted_at'] },
          order: ORDER_NUMBER,
        },
      },
    },
  },
  goodwill: { table: 'goodwills', account: 'member_id' },
}

const rewards: Parts = {
  coupons: {
    table: 'coupons',
    account: 'owner_id',
    with: { campaign: { table: 'campaigns', on: 'campaign_id', one: true, only: ['name_en', 'name_zh'] } },
  },
  points: { table: 'point_lots', account: 'owner_id' },
  pointsGiven: { table: 'point_gifts', account: 'giver_id', without: ['friend_id'] },
  pointsReceived: { table: 'point_gifts', account: 'friend_id', only: ['points', 'message', 'given_at'] },
  pointCorrections: { table: 'point_corrections', account: 'member_id' },
  invitations: { table: 'invitations', account: 'inviter_id', only: ['joined_at', 'promise', 'state', 'given_at'] },
  invitedBy: { table: 'invitations', account: 'friend_id', only: ['joined_at', 'promise', 'state', 'given_at', 'reason'] },
  invitationFollowed: { table: 'invitation_visits', account: 'visitor_id' },
  invitationsStopped: { table: 'barred_inviters', account: 'member_id' },
}

const words: Parts = {
  moderation: {
    table: 'moderation_cases',
    account: 'author_id',
    only: ['case_number', 'kind', 'title', 'body', 'state', 'decision', 'rule', 'decided_at', 'appeal_words', 'appealed_at'],
  },
  moderationMeasures: {
    table: 'moderation_measures',
    account: 'account_id',
    only: ['kind', 'begun_at', 'rests_until', 'expires_at', 'lifted_at'],
  },
  reportsMade: { table: 'moderation_signals', account: 'reporter_id', only: ['reason', 'words', 'at'] },
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
  newsletter: {
    table: 'newsletter_subscriptions',
    contact: 'contact',
    without: ['token'],
    with: { history: { table: 'newsletter_events', on: 'subscription_id' } },
  },
  sourcing: {
    table: 'sourcing_requests',
    account: 'account_id',
    without: ['version'],
    with: {
      pictures: picturesOf('sourcing_pictures', 'request_id'),
      quotes: {
        table: 'sourcing_quotes',
        on: 'request_id',
        only: ['price_cents', 'days', 'country', 'words', 'state', 'quoted_at'],
      },
      steps: { table: 'sourcing_steps', on: 'request_id', only: ['act', 'happened_at'] },
      review: { table: 'sourcing_reviews', on: 'request_id', one: true, only: ['stars', 'words', 'reviewed_at'] },
    },
  },
  consents: { table: 'consents', account: 'account_id' },
  consentHistory: { table: 'consent_history', account: 'account_id', without: ['said_by'] },
  helpfulReviews: { table: 'review_marks', account: 'account_id', only: ['marked_at'] },
  reportedReviews: { table: 'review_reports', account: 'account_id', only: ['words', 'is_open', 'reported_at'] },
  uploads: { table: 'uploads', account: 'owner_id', without: ['object_key', 'looks', 'colours', 'is_plain'] },
}

const byThem = (column: string) => [column, 'profile_id'] as const

const post: Parts = {
  pictures: picturesOf('post_pictures', 'post_id'),
  products: { table: 'post_products', on: 'post_id', only: ['picture', 'x', 'y'], with: { product: PRODUCT } },
  topics: { table: 'post_topics', on: 'post_id', only: ['name'] },
  earlier: { table: 'post_edits', on: 'post_id' },
}

const community: Parts = {
  profile: {
    table: 'profiles',
    account: 'account_id',
    without: ['nickname_folded'],
    with: {
      posts: { table: 'posts', on: byThem('author_id'), with: post },
      comments: { table: 'comments', on: byThem('author_id'), only: ['body', 'written_at', 'deleted_at', 'hidden_at'] },
      follows: { table: 'follows', on: byThem('follower_id'), only: ['state', 'since'] },
      fans: { table: 'follows', on: byThem('followed_id'), only: ['state', 'since'] },
      blocks: { table: 'profile_blocks', on: byThem('blocker_id'), only: ['since'] },
      mutes: { table: 'profile_mutes', on: byThem('muter_id'), only: ['since'] },
      liked: { table: 'post_likes', on: byThem('profile_id'), only: ['liked_at'] },
      lists: {
        table: 'post_lists',
        on: byThem('owner_id'),
        only: ['name', 'made_at'],
        with: { posts: { table: 'post_list_items', on: 'list_id', only: ['saved_at'] } },
      },
      reports: {
        table: 'community_reports',
        on: byThem('reporter_id'),
        only: ['kind', 'reason', 'words', 'reported_at'],
      },
    },
  },
}

export const ownParts: Parts = { ...who, ...security, ...shopping, ...money, ...rewards, ...words, ...community }
