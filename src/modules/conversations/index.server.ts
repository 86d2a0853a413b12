export { findAnswers, keepAnswers } from './answer-books.ts'
export { type AwayReader, findAwayReaders, keepMailed } from './away-readers.ts'
export { forgetTalkBlocks, lockTalk, requireUnblocked, setTalkBlock } from './blocks.ts'
export { readEvidence } from './evidence.ts'
export { readCard } from './read-card.ts'
export { addNote, assign, listNotes } from './desk-notes.ts'
export { forgetWritten } from './forget-member.ts'
export { countTalk, countUnread, listConversations, listForDesk, listForSeller } from './list-conversations.ts'
export { lockConversation, type Party } from './party.ts'
export { readThread, requirePicture, type Thread } from './read-thread.ts'
export { findBuyerOf, getOrderOfMerchant, findShown, findSubject } from './find-subject.ts'
export {
  addMessage,
  findConversation,
  keepRead,
  openConversation,
  settle,
  tellReaders,
  whoWasWritten,
} from './write-messages.ts'
export { hasContacts, refuseContacts, withoutContacts } from './without-contacts.ts'
