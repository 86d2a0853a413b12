export const offersRefusals = {
  OFFERS_NOT_OF_KIND: {
    code: 4700001,
    en: 'Sellers of your kind place no offers. To sell listed items, apply with another account as an individual seller, a company, a genuine-goods store or a brand.',
    zh: '您的賣家類別不設報價。如要出售已刊登的貨品，請以另一帳戶申請成為個人賣家、公司商戶、正品專門店或品牌公司。',
  },
  OFFER_FOR_STORES: {
    code: 4700002,
    en: 'Only genuine-goods stores and the brand may sell this item. Your company can apply to become a genuine-goods store, with another account and contact.',
    zh: '此貨品只限正品專門店及品牌公司出售。貴公司可以另一帳戶及聯絡資料，申請成為正品專門店。',
  },
  OFFER_FOR_BRAND: {
    code: 4700003,
    en: 'Only the brand itself may sell this item. Please choose another item.',
    zh: '此貨品只限品牌公司出售，請選擇其他貨品。',
  },
  OFFER_OF_OTHER_BRAND: {
    code: 4700015,
    en: 'This item is kept for its brand, and your company was accepted with other brands. Apply under “For brands” with this brand, too, or choose another item.',
    zh: '此貨品只限其品牌公司出售，而貴公司獲批的是其他品牌。如要出售，請於「品牌進駐」就此品牌另行申請，或選擇其他貨品。',
  },
  OFFERS_SUSPENDED: {
    code: 4700004,
    en: 'Your shop is suspended, so its offers cannot be changed. Please write to us.',
    zh: '您的賣家資格已暫停，暫時不能更改報價，請與我們聯絡。',
  },
  OFFER_NO_ITEM: { code: 4700005, en: 'This item is not listed any more.', zh: '此貨品已不再刊登。' },
  OFFER_FILE_UNREAD: {
    code: 4700011,
    en: 'No offers were found in this file. Choose a CSV or XLSX file with a column “item_number”, “barcode” or “offer_id”.',
    zh: '未能從此檔案讀取報價。請選擇設有「item_number」、「barcode」或「offer_id」欄的CSV或XLSX檔案。',
  },
  OFFER_FILE_LONG: {
    code: 4700012,
    en: 'This file has more than 20,000 rows. Please divide it into several files.',
    zh: '檔案超過20,000行，請分成多個檔案匯入。',
  },
  OFFER_NEEDS_DEALER: {
    code: 4700007,
    en: 'By law, a company needs a registration as dealer (Cap. 615) for items of precious metal or stones. Please add it in the seller centre under “Documents”.',
    zh: '按法例（第615章），公司出售貴金屬或寶石貨品須先註冊為交易商。請於賣家中心的「文件」提交註冊證明。',
  },
  OFFER_NEEDS_PHOTOS: {
    code: 4700013,
    en: 'An item that is not new needs at least three photographs of its own. Please add them, with every mark in sight.',
    zh: '非全新貨品須附上最少三張實物照片，並清楚顯示所有痕跡。請補上照片。',
  },
  OFFER_MONTH_LIMIT: {
    code: 4700014,
    en: 'This is more than you may still sell this month. Lower the stock, wait for next month, or apply as a company, which has no limit, with another account.',
    zh: '存貨超出您本月餘下的可售件數。請減少存貨、待下月再試，或以另一帳戶申請成為不設上限的公司商戶。',
  },
  OFFER_CONDITION_OFF: {
    code: 4700006,
    en: 'Only new items can be offered at present.',
    zh: '現時只接受全新貨品的報價。',
  },
} as const
