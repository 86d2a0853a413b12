type Named = { firstName: string; lastName: string }

/** A Chinese name is read family name first and without a space, every other as it was given, whatever the language around it. */
export const personName = ({ firstName, lastName }: Named): string =>
  /\p{Script=Han}/u.test(lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`
