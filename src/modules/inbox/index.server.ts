export {
  countMessages,
  forgetMessages,
  forgetMessagesOf,
  listMessages,
  readAllMessages,
  readMessage,
  whoWasTold,
  type NewMessage,
  writeMessage,
} from './inbox.ts'
export { kindsOfOrderNews, messageAboutOrder } from './order-message.ts'
export { tellMasked } from './tell-masked.ts'
export { notifyMember } from './notify-member.ts'
export {
  countNews,
  countSent,
  deferNotices,
  type DueNotice,
  listDueMembers,
  lockDueNotices,
  purgeNotices,
  settleNotices,
  stopNotices,
} from './member-notices.ts'
export { dropMessagesAbout, listKnownMessages, tellAgain, type ToldAgain, withholdMessages } from './told-again.ts'
export { findChoice, getTimes, keepChoices, keepTimes, listChoices, listReached, type Reached } from './message-ways.ts'
