export const addressBookRefusals = {
  ADDRESS_BOOK_FULL: {
    code: 3000030,
    en: 'Your address book is full, with 30 addresses. Please delete one first.',
    zh: '地址簿最多儲存30個地址，請先刪除其中一個。',
  },
} as const
