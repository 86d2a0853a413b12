/** Which roles a permission belongs to, for calls and for what screens offer; an administrator has them all. */
export const permissions = {
  readOrders: ['order-desk', 'finance', 'support', 'authenticator'],
  /** Receipts show account numbers. */
  readReceipts: ['finance'],
  /** Mails hold whole orders, addresses and links that act. */
  readMails: ['order-desk', 'support'],
  /** Who somebody is, how they are reached, and whether they may come in. */
  keepMembers: ['support'],
  addPictures: ['merchandiser'],
} as const
