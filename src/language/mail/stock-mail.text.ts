/** The back-in-stock mail, in the language the alert was requested in. */
export const stockMail = {
  en: {
    subject: 'Back in stock: {piece}',
    body: 'The piece you asked about can be bought again.\n\n{brand}\n{title}\n{variant}\n{price}\n\n{link}\n\nIt is not held for you: whoever orders first receives it.\n\nThis is the one mail we promised you about this piece. If you wait for others and no longer wish to, end all of them here, free of charge:\n{end}\n\n{mark}, Hong Kong',
  },
  zh: {
    subject: '到貨通知：{piece}',
    body: '您登記到貨通知的貨品現已有貨。\n\n{brand}\n{title}\n{variant}\n{price}\n\n{link}\n\n貨品不設預留，先到先得。\n\n這是我們就此貨品發出的唯一一封通知。如您不想再收到其他貨品的到貨通知，可於此頁免費取消全部通知：\n{end}\n\n{mark}（香港）',
  },
} as const
