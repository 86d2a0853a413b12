/** What an author is told whose writing a moderator reads before others do. Both languages are kept with the message. */
export const waitingText = {
  title: { en: 'What you wrote waits for a moderator', zh: '您發表的內容正待審核' },
  words: {
    en: 'Others see it once it has been read, mostly within a day. You find it under “Content decisions”.',
    zh: '審核後其他會員便可看到，一般需時一天以內。您可於「內容審核」查閱進度。',
  },
  /** Beside the post itself. */
  reason: 'Waiting for a moderator / 待審核',
} as const
