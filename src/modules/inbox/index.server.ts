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
export { notifyMember } from './notify-member.ts'
export {
  countSent,
  deferNotices,
  type DueNotice,
  listDueMembers,
  lockDueNotices,
  purgeNotices,
  settleNotices,
} from './member-notices.ts'
export { findChoice, getTimes, keepChoices, keepTimes, listChoices, listReached, type Reached } from './message-ways.ts'
