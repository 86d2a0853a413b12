export const authenticationRefusals = {
  PIECE_DECIDED: {
    code: 3000021,
    en: 'This piece is not on the bench any more: a colleague has decided on it, or it has not come in yet. Please reload.',
    zh: '此貨品已不在鑑定台：可能已由同事鑑定，或尚未送達。請重新載入。',
  },
} as const
