/** A buyer with a merchant, a buyer with the shop, a merchant with the shop. */
export const conversationKinds = ['seller', 'support', 'partner'] as const
export type ConversationKind = (typeof conversationKinds)[number]
export const sides = ['buyer', 'merchant', 'shop'] as const
export type Side = (typeof sides)[number]

/** A Chinese character counts 2. */
export const WIDEST_MESSAGE = 2_000
export const MOST_MESSAGE_PICTURES = 6
export const MESSAGES_SHOWN = 50
export const CONVERSATIONS_A_PAGE = 24
export const MOST_CANNED = 30
export const WIDEST_CANNED = 1_000
/** Of one account or merchant, in a day. */
export const MOST_BEGUN_A_DAY = 20
/** Who has not read for so long is away, and told by mail. */
export const AWAY_MINUTES = 5

/** Who answers: it owes the other side an answer, never the other way round. */
export const answeringSide = (kind: ConversationKind): Side => (kind === 'seller' ? 'merchant' : 'shop')
export const askingSide = (kind: ConversationKind): Side => (kind === 'partner' ? 'merchant' : 'buyer')

/** The desk’s queues, and those of a merchant. */
export const talkQueues = ['waiting', 'answered', 'all'] as const
export type TalkQueue = (typeof talkQueues)[number]
export const deskTalkQueues = ['waiting', 'own', 'partners', 'answered'] as const
export type DeskTalkQueue = (typeof deskTalkQueues)[number]
