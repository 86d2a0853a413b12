export const authenticationRefusals = {
  PIECE_DECIDED: {
    code: 3000021,
    en: 'This piece is no longer waiting for authentication: a colleague has examined it, or it has not arrived yet. Please reload.',
    zh: '此貨品並非待鑑定：可能已由同事鑑定，或尚未送達。請重新載入。',
  },
} as const
