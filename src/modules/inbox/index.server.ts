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
export { messageAboutOrder } from './order-message.ts'
export { notifyMember } from './notify-member.ts'
