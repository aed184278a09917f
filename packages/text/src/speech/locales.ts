/** The languages there are, with their locales, which give plural rules, numbers and lists. Our English is British. */
export const LANGUAGES = ['en', 'fr', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', pl: 'pl-PL', de: 'de-DE' };

/** Languages as they call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', pl: 'Polski', de: 'Deutsch' };
