import type { Texts } from '#language/texts.ts'

/** Banners, place by place. */
export const adminBannersText = {
  title: { en: 'Banners', zh: '橫額' },
  lead: { en: 'A picture, text and a link in the pages shoppers visit.', zh: '於顧客瀏覽的位置顯示圖片、文字及連結。' },
  add: { en: 'Add a banner', zh: '新增橫額' },
  newTitle: { en: 'A new banner', zh: '新增橫額' },
  back: { en: 'All banners', zh: '全部橫額' },
  missing: { en: 'Banner not found', zh: '找不到此橫額' },
  none: { en: 'No banners here.', zh: '此位置暫無橫額。' },
  place: { en: 'Place', zh: '位置' },
  side: { en: 'Side', zh: '專區' },
  language: { en: 'Language', zh: '語言' },
  position: { en: 'Place in the order', zh: '次序' },
  positionHint: { en: 'From 1; lowest first.', zh: '由1起計，數字愈小愈前。' },
  both: { en: 'Both', zh: '全部' },
  women: { en: 'Women', zh: '女士' },
  men: { en: 'Men', zh: '男士' },
  en: { en: 'English', zh: '英文' },
  zh: { en: 'Chinese', zh: '中文' },
  name: { en: 'Title', zh: '標題' },
  words: { en: 'Text', zh: '內文' },
  label: { en: 'Link text', zh: '連結文字' },
  picture: { en: 'Picture', zh: '圖片' },
  time: { en: 'Time', zh: '時間' },
} satisfies Texts

export const bannerPlaceText = {
  home: { en: 'Home page, below the opening', zh: '主頁主視覺下方' },
  list: { en: 'Above product lists', zh: '貨品列表上方' },
  bag: { en: 'In the empty bag', zh: '空購物袋' },
} satisfies Texts
