/** The supported languages and their locales, which determine plural rules, numbers and lists. English is British. */
export const LANGUAGES = ['en', 'fr', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', pl: 'pl-PL', de: 'de-DE' };

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', pl: 'Polski', de: 'Deutsch' };
