export {
  countMessages,
  forgetMessages,
  listMessages,
  readAllMessages,
  readMessage,
  whoWasTold,
  type NewMessage,
  writeMessage,
} from './inbox.ts'
export { messageAboutOrder } from './order-message.ts'
export { tellMember } from './tell-member.ts'
