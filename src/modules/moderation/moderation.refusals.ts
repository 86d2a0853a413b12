export const moderationRefusals = {
  CASE_MOVED_ON: {
    code: 3000140,
    en: 'A colleague has decided this, or it was changed. Please read it again.',
    zh: '同事已作決定，或內容已更改，請重新閱讀。',
  },
  OWN_CASE: {
    code: 3000141,
    en: 'You wrote this, or have decided on it before. Please leave it to a colleague.',
    zh: '此內容由您撰寫，或您曾就此作出決定，請交由同事處理。',
  },
  APPEAL_CLOSED: {
    code: 3000142,
    en: 'You can appeal once, within 14 days of the decision.',
    zh: '每項決定可於14日內上訴一次。',
  },
  MAY_NOT_WRITE: {
    code: 3000143,
    en: 'You cannot publish at present. The reason is under “Content decisions” in your account.',
    zh: '您暫時未能發布內容，原因載於帳戶內的「內容審核」。',
  },
  WRITES_TOO_MUCH: {
    code: 3000144,
    en: 'You have written a great deal in a short time. Please try again in an hour.',
    zh: '您在短時間內發布的內容過多，請於一小時後再試。',
  },
  WORDS_MOVED_ON: {
    code: 3000145,
    en: 'A colleague has changed this list. Please load it again.',
    zh: '同事已更改此名單，請重新載入。',
  },
  WORDS_NOT_TRIED: {
    code: 3000146,
    en: 'This list has changed since it was tested. Please test it again.',
    zh: '此名單測試後曾作更改，請重新測試。',
  },
  WORDS_CATCH_GOOD: {
    code: 3000147,
    en: 'This list holds texts that must always pass. Please change the words named in the test.',
    zh: '此名單會攔截必須通過的文字，請更改測試所示的詞語。',
  },
} as const
