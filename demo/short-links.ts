/** Short links as a shop prints them on cards and posters. */
export const demoShortLinks = [
  { code: 'autumn-bags', path: '/product/list/women/bags', note: 'Window card, Central store' },
  { code: 'season-sale', path: '/product/list?sale=1', note: 'Sale poster, autumn' },
  { code: 'watches', path: '/product/list/watches-and-jewellery/watches', note: 'Leaflet in watch boxes' },
]
