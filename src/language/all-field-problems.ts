import { fieldProblems } from './field-problems.ts'

/** What the server or the back office finds: words that no shopper’s browser has to load. */
const foundElsewhere = {
  'country-letters': {
    en: 'Use the two letters of each country or region, such as JP KR; CN for the Mainland, TW for Taiwan.',
    zh: '請以兩個英文字母輸入國家或地區代號，例如JP KR；中國內地為CN，台灣為TW。',
  },
  'name-twice': { en: 'A seller is listed twice.', zh: '同一賣家不可重複。' },
  'rule-twice': { en: 'Two rules have the same name.', zh: '規則名稱不可重複。' },
  'seller-fee': {
    en: 'Enter an amount such as 20, or up to 50 per cent such as 1.5%.',
    zh: '請輸入金額，例如20，或不高於50%的百分比，例如1.5%。',
  },
  'amount-order': { en: 'The most must not be below the least.', zh: '最高金額不可低於最低金額。' },
  'place-twice': { en: 'A country or region is in two zones.', zh: '同一國家或地區不可列於兩個分區。' },
  'days-twice': { en: 'Two of these lines cover the same day.', zh: '有兩項包括同一日。' },
  'time-order': { en: 'Enter a closing time later than the opening time.', zh: '關門時間須遲於開門時間。' },
  telephone: {
    en: 'Enter the number with its country code, such as +852 2123 4567.',
    zh: '請輸入連地區號碼的電話號碼，例如+852 2123 4567。',
  },
  'place-code': {
    en: 'Use small letters, digits and hyphens, a letter first, such as central-store.',
    zh: '只可使用小寫英文字母、數字及連字號，並以字母開首，例如central-store。',
  },
  'place-code-twice': { en: 'Two places have the same code.', zh: '有兩個地點使用相同代號。' },
  'days-order': { en: 'The latest day must not be before the earliest.', zh: '最遲天數不可少於最早天數。' },
  'order-or-item': {
    en: 'Enter the number of an order you both know, or the style number of an item, such as PR100234.',
    zh: '請輸入雙方的訂單編號，或貨品的款式編號，例如PR100234。',
  },
  'order-number': {
    en: 'Enter the order number from your confirmation, such as PKX4M2B7QR.',
    zh: '請輸入確認電郵內的訂單編號，例如PKX4M2B7QR。',
  },
  'price-range': { en: 'The lowest price must not be above the highest.', zh: '最低價不可高於最高價。' },
  'note-length': { en: 'Use at most 200 characters.', zh: '最多200個字元。' },
  'link-code': {
    en: 'Use 3 to 40 letters, digits and hyphens, such as new-season.',
    zh: '請使用3至40個英文字母、數字或連字號，例如new-season。',
  },
  'link-path': {
    en: 'Enter a page of this shop, beginning with one slash, such as /product/list/women/bags.',
    zh: '請輸入本店頁面，以一個斜線開首，例如/product/list/women/bags。',
  },
  'nickname-taken': { en: 'This nickname is in use. Choose another one.', zh: '此暱稱已被使用，請另選一個。' },
  'nickname-needed': { en: 'Enter a display name, such as Wai Yin.', zh: '請輸入顯示名稱，例如慧賢。' },
  'contact-in-name': {
    en: 'A name is shown to all: choose one without a telephone number, account or e-mail address.',
    zh: '名稱會公開顯示，請勿包含電話號碼、帳戶號碼或電郵地址。',
  },
  'nickname-signs': {
    en: 'Use letters or digits, without @ # / or brackets.',
    zh: '顯示名稱須有文字或數字，不可包含@、#、/及括號。',
  },
  'adult-needed': { en: 'Please confirm that you are 18 or over.', zh: '請確認您已年滿18歲。' },
  'post-title': {
    en: 'Enter a title of up to 80 letters or 40 Chinese characters.',
    zh: '請輸入標題，最多40個中文字或80個英文字母。',
  },
  'post-body': {
    en: 'Write a description of up to 2,000 letters or 1,000 Chinese characters.',
    zh: '請輸入內文，最多1,000個中文字或2,000個英文字母。',
  },
  'needed-by': { en: 'Choose a day from tomorrow on, within half a year.', zh: '請選擇明天起計半年內的日期。' },
  'new-only': { en: 'The member asks for a new item only.', zh: '會員只要全新貨品。' },
  'quote-days': { en: 'Enter a number of days from 1 to 60.', zh: '請輸入1至60的日數。' },
  'quote-hours': { en: 'Enter a number of hours from 1 to 240.', zh: '請輸入1至240的時數。' },
  'post-pictures': { en: 'Add one to nine pictures.', zh: '請加入一至九張照片。' },
  'post-products': { en: 'Tag at most ten items, each once.', zh: '最多標記十件貨品，每件一次。' },
  'post-topics': {
    en: 'Use at most five hashtags of up to 20 letters or 10 Chinese characters.',
    zh: '最多五個主題標籤，每個最多10個中文字或20個英文字母。',
  },
  'comment-width': { en: 'Use at most 120 English letters or 60 Chinese characters.', zh: '最多120個英文字母或60個中文字。' },
  'comment-needed': { en: 'Write a comment.', zh: '請輸入留言。' },
  'link-taken': { en: 'This word is in use. Choose another one.', zh: '此代碼已被使用，請另選一個。' },
  'link-circle': {
    en: 'No page of the shop has this address. Enter the address of a page, such as /product/list. Short links cannot lead to other short links.',
    zh: '本店沒有此網址的頁面，請輸入頁面網址，例如/product/list。短網址不能指向另一短網址。',
  },
  'referral-handle': {
    en: 'Use 3 to 30 small letters, digits or hyphens, such as mei-lam.',
    zh: '請使用3至30個小寫英文字母、數字或連字號，例如mei-lam。',
  },
  'referral-handle-taken': { en: 'This address is in use. Choose another one.', zh: '此網址已被使用，請另選一個。' },
  'referral-address': {
    en: 'Enter the address of an item or a list of this shop, such as /product/list/women/bags.',
    zh: '請輸入本店貨品或目錄的網址，例如/product/list/women/bags。',
  },
  'synonyms-few': {
    en: 'Enter at least two different words, with commas between them.',
    zh: '請輸入最少兩個不同的詞語，並以逗號分隔。',
  },
  'synonyms-many': { en: 'Use at most 20 words of 40 characters each.', zh: '最多20個詞語，每個最多40個字元。' },
  'stock-pieces': { en: 'Enter a whole number from 0 to 9,999.', zh: '請輸入0至9,999的整數。' },
  'dispatch-days': {
    en: 'Enter 1 to 4 working days for items in Hong Kong or Macau, 5 to 18 days for items elsewhere.',
    zh: '貨品在香港或澳門，請輸入1至4個工作天；在其他地方，請輸入5至18日。',
  },
  'list-below-price': { en: 'The list price must not be below your price.', zh: '原價不可低於您的報價。' },
  'day-past': { en: 'Enter today or a later day.', zh: '請輸入今日或以後的日期。' },
  'days-turned': { en: 'The last day must not be before the first.', zh: '最後一日不可早於首日。' },
  'days-away': { en: 'A holiday may last 90 days at most.', zh: '假期最長90日。' },
  'days-overlap': { en: 'Another holiday covers some of these days.', zh: '與另一段假期的日子重疊。' },
  'whole-number': { en: 'Enter a whole number from 1.', zh: '請輸入1或以上的整數。' },
  'points-more-or-fewer': {
    en: 'Enter a whole number, such as 50, or −50 to deduct points.',
    zh: '請輸入整數，例如50；如要扣除，請輸入−50。',
  },
  'day-of-month': { en: 'This month has no such day in every year.', zh: '並非每年此月均有此日，請輸入其他日期。' },
  'year-twice': { en: 'A year is listed twice.', zh: '有年份重複。' },
  'holiday-days': {
    en: 'Enter days of this year such as 2028-01-01, or paste a calendar file that has them.',
    zh: '請輸入該年的日期，例如2028-01-01，或貼上載有該年假期的日曆檔。',
  },
  'tracking-number': {
    en: 'This is not a tracking number of this courier. Please scan or type it again.',
    zh: '不符合此速遞公司的運單號碼格式，請重新掃描或輸入。',
  },
  'pick-up-code': {
    en: 'No parcel is waiting under this code. Please check it.',
    zh: '此取貨碼沒有待取貨品，請檢查後再試。',
  },
  'coupon-code': {
    en: 'Use 4 to 20 capital letters and digits, such as WINTER88.',
    zh: '請使用4至20個大楷英文字母或數字，例如WINTER88。',
  },
  'too-large': { en: 'This is more than the limit.', zh: '數值超出可設定的上限。' },
  'country-codes': {
    en: 'Enter country codes with spaces between them, such as +852 +853.',
    zh: '請輸入國家或地區號碼，以空格分隔，例如+852 +853。',
  },
  'far-page': {
    en: 'A list ends at page 500. Use filters to narrow your search.',
    zh: '清單最多500頁，請使用篩選條件收窄範圍。',
  },
  count: { en: 'Enter a whole number, such as 12.', zh: '請輸入整數，例如12。' },
  'both-prices': { en: 'Enter both prices, or leave both empty.', zh: '兩個價錢須同時填寫或同時留空。' },
  'sale-above-list': { en: 'The selling price cannot be above the list price.', zh: '售價不可高於原價。' },
  'number-taken': { en: 'Another product has this number. Please use another.', zh: '此編號已用於其他貨品，請使用另一編號。' },
  'item-number-twice': { en: 'This SKU is used twice.', zh: 'SKU編號重複。' },
  barcode: {
    en: 'Enter the 8, 12, 13 or 14 digits below the barcode. One of them is wrong or missing.',
    zh: '請輸入條碼下方的8、12、13或14位數字，現時有數字錯漏。',
  },
  'barcode-twice': { en: 'This barcode is used twice.', zh: '條碼重複。' },
  'size-twice': { en: 'This colour has the same size twice.', zh: '同一顏色的尺碼重複。' },
  'no-colours': { en: 'Add at least one colour.', zh: '請新增最少一種顏色。' },
  'no-pictures': { en: 'Add at least one picture.', zh: '請新增最少一張圖片。' },
  'no-variants': { en: 'Add at least one size.', zh: '請新增最少一個尺碼。' },
  minute: { en: 'Choose a day and a time.', zh: '請選擇日期及時間。' },
  'until-after': { en: 'The end must be later than the beginning.', zh: '結束時間須遲於開始時間。' },
  'percent-or-price': { en: 'Enter either a percentage or a price.', zh: '請輸入減價百分比或售價其中一項。' },
  few: { en: 'Please add more.', zh: '數目不足，請再加選。' },
  'no-such-product': { en: 'One of these products is not for sale. Please remove it.', zh: '其中一件貨品並無發售，請移除。' },
  'no-such-brand': {
    en: 'One of these designers is not in the shop. Please remove it.',
    zh: '其中一個品牌並不在本店發售，請移除。',
  },
  'no-such-category': { en: 'This category has no products. Please choose another.', zh: '此類別沒有貨品，請選擇其他類別。' },
  contrast: {
    en: 'These two colours are too alike to read. Choose a contrast of at least 4.5.',
    zh: '兩種顏色過於接近，難以閱讀。對比度須達4.5或以上。',
  },
  'bank-code': { en: 'Enter the three digits of the bank code, such as 024.', zh: '請輸入3位銀行編號，例如024。' },
  'bank-account': { en: 'Enter 6 to 22 digits; hyphens are allowed.', zh: '請輸入6至22位數字，可加連字號。' },
  'fps-id': { en: 'Enter the seven or nine digits of the FPS ID.', zh: '請輸入7位或9位數字的轉數快識別碼。' },
  'chat-number': {
    en: 'Enter the number with its country code, such as 852 2123 4567.',
    zh: '請輸入連地區號碼的電話號碼，例如852 2123 4567。',
  },
  'https-address': {
    en: 'Enter a whole address that begins with https://, such as https://www.instagram.com/praya.',
    zh: '請輸入以https://開首的完整網址，例如https://www.instagram.com/praya。',
  },
  'public-address': {
    en: 'Enter an address that begins with https:// and a name on the public Internet, such as https://hooks.example.com/praya.',
    zh: '請輸入以https://開首、可於互聯網上連接的網址，例如https://hooks.example.com/praya。',
  },
  'web-address': {
    en: 'Enter a whole address, such as https://www.example.com/bag.',
    zh: '請輸入完整網址，例如https://www.example.com/bag。',
  },
  adult: { en: 'Please confirm that you are 18 or over.', zh: '請確認您已年滿18歲。' },
  terms: { en: 'Please accept the terms for sellers.', zh: '請接受賣家條款。' },
  pledge: { en: 'Please tick the box to sign the pledge.', zh: '請剔選方格，以簽署承諾書。' },
  'name-letters': {
    en: 'Use English or Chinese letters. Emoji and other scripts cannot be shown on our papers.',
    zh: '請以中文或英文填寫，單據未能顯示其他文字及表情符號。',
  },
  'company-number': {
    en: 'Enter the 7 digits of the company number, such as 3120876, or the 8 digits of the business registration.',
    zh: '請輸入7位數字的公司註冊編號，例如3120876，或8位數字的商業登記號碼。',
  },
  'card-number': { en: 'Enter 12 to 19 digits, or leave the field empty.', zh: '請輸入12至19位數字，或將欄位留空。' },
  'past-date': { en: 'Enter a date up to today, such as 1 March 2024.', zh: '請輸入今日或之前的日期，例如2024年3月1日。' },
  'future-date': {
    en: 'Enter a date after today. A document that has expired cannot be accepted.',
    zh: '請輸入今日之後的日期；已過期的文件恕不接受。',
  },
  'files-few': { en: 'Add at least one picture of the document.', zh: '請加入最少一張文件照片。' },
  'files-two': { en: 'Add pictures of at least two documents.', zh: '請加入最少兩份文件的照片。' },
  'contact-kind': {
    en: 'This contact belongs to another kind of seller. Please use another, or withdraw that application first.',
    zh: '此聯絡資料已用於另一賣家類別，請使用其他資料，或先撤回該申請。',
  },
  'kind-taken': {
    en: 'Your account belongs to another kind of seller. Please apply with another account, or withdraw that application first.',
    zh: '您的帳戶已用於另一賣家類別，請使用其他帳戶申請，或先撤回該申請。',
  },
  'kind-with-shop': {
    en: 'You already write offers as this kind of seller. Withdraw this application to apply as another.',
    zh: '您已用此賣家類別報價。如要轉換類別，請先撤回此申請。',
  },
  'claim-proof': { en: 'Add the address of the page, or a picture of the price.', zh: '請提供網頁網址，或上載標價照片。' },
  'lower-price': { en: 'Enter a price below what you paid for the item.', zh: '請輸入低於您所付貨價的金額。' },
  'above-zero': { en: 'Enter an amount above zero, such as 120.', zh: '請輸入大於零的金額，例如120。' },
  'appeal-amount': {
    en: 'Enter an amount above zero, and no more than the seller has lost by it.',
    zh: '請輸入大於零的金額，並不可多於賣家因此少收的款項。',
  },
  'reduced-price': {
    en: 'Enter a price above zero and below the price of the item.',
    zh: '請輸入大於零並低於貨價的金額。',
  },
  'claim-amount': {
    en: 'Enter an amount above zero, and no more than the price still to be refunded.',
    zh: '請輸入大於零的金額，並不可多於尚可退還的貨價。',
  },
  'app-scheme': { en: 'Enter small letters and a colon, such as praya:', zh: '請輸入小寫英文字母及冒號，例如praya:' },
  'six-digits': { en: 'Enter the six digits of the code.', zh: '請輸入6位數字的驗證碼。' },
  'operator-password': {
    en: 'Use at least 12 characters. A few words with spaces are easy to remember.',
    zh: '請輸入最少12個字元。以空格分隔的幾個詞語較易記住。',
  },
  'page-form': { en: 'These words cannot be shown. Please check their formatting marks.', zh: '內容無法顯示，請檢查標記。' },
  'page-link': {
    en: 'A link must lead to a page of the shop, such as /statement/delivery, or begin with https:, mailto: or tel:.',
    zh: '連結須為本店頁面，例如/statement/delivery，或為https網址、電郵、電話連結。',
  },
  'page-html': { en: 'HTML is not supported. Use Markdown.', zh: '不支援HTML，請使用Markdown。' },
  'page-picture': { en: 'Text pages have no pictures.', zh: '文字頁面不可加入圖片。' },
  'page-heading': { en: 'Headings begin with ## or ###.', zh: '標題須以##或###開首。' },
  'empty-heading': { en: 'A heading has no text below it.', zh: '其中一個標題之下沒有內容。' },
  'heading-twice': { en: 'Two headings are the same.', zh: '有兩個標題相同。' },
  'other-headings': {
    en: 'Both languages must have the same headings in the same order.',
    zh: '中英文版本的標題數目及層級須一致。',
  },
  'question-form': {
    en: 'Here ## names a group and ### a question; write the answer below it.',
    zh: '此頁以##為分類，###為問題，答案寫於問題之下。',
  },
  'no-such-figure': { en: 'The figure in {{ }} is not in the list of figures.', zh: '{{ }}內的數字不在清單之列。' },
  'no-category': { en: 'This category no longer exists. Please choose another.', zh: '此類別已不存在，請選擇其他類別。' },
  'category-inside': {
    en: 'A category cannot be inside itself. Please choose another place.',
    zh: '類別不可置於自身之內，請選擇其他位置。',
  },
  'category-itself': { en: 'Choose a category that is neither this one nor below it.', zh: '請選擇此類別及其下層以外的類別。' },
  'category-side': {
    en: 'Women and Men are the sides of the shop: they can be renamed, but keep their place and address.',
    zh: '女士及男士為商店的兩大分區，可更改名稱，但位置及網址不變。',
  },
  'name-beside': {
    en: 'Its neighbour has this name. Please use another, or merge the two.',
    zh: '同層已有此名稱，請另取名稱，或將兩者合併。',
  },
  'address-beside': {
    en: 'Its neighbour has this address. Please use another, or merge the two.',
    zh: '同層已有此網址，請另取網址，或將兩者合併。',
  },
  'address-word': {
    en: 'Use small letters, digits and hyphens, such as tote-bags.',
    zh: '請使用小寫英文字母、數字或連字號，例如tote-bags。',
  },
  'no-such-attribute': { en: 'This attribute no longer exists. Please clear it.', zh: '此屬性已不存在，請清空。' },
  figure: { en: 'Enter a figure such as 8.5.', zh: '請輸入數字，例如8.5。' },
  'term-twice': { en: 'This name is in use. Please use another.', zh: '名稱重複，請另取名稱。' },
  'family-of-family': {
    en: 'Choose a colour that has a family of its own. A colour that is a family cannot join another.',
    zh: '請選擇獨立的顏色；本身已是色系的顏色不可歸入其他色系。',
  },
  'in-use': { en: 'Items already use this attribute; add another attribute instead.', zh: '已有貨品使用此屬性，請另行新增。' },
  'choice-in-use': {
    en: 'A choice you removed is still used by an item. Retire it instead.',
    zh: '所移除的選項仍有貨品使用，請改為停用。',
  },
  'not-ascending': {
    en: 'Each limit must be higher than the one before it, such as 20, 50, 80.',
    zh: '每個分界須大於前一個，例如20、50、80。',
  },
  'table-row': { en: 'Fill in at least one cell of this row, or remove it.', zh: '此列最少須填寫一格，否則請移除。' },
  'address-taken': { en: 'This address is taken. Please use another.', zh: '此網址已被使用，請使用另一網址。' },
} as const

/** Everything that can be wrong in a field. */
export const allFieldProblems = { ...fieldProblems, ...foundElsewhere }

export type AnyFieldProblem = keyof typeof allFieldProblems
export const isFieldProblem = (key: string): key is AnyFieldProblem => key in allFieldProblems
