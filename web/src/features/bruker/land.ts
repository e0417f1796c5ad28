export const norge = 'Norge'
