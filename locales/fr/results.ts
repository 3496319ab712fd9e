import type { results as en } from '../en/results.ts';

export const results = {
  begun: 'Génération des résultats en cours.',
  published: 'Résultats de %{smart_count} élève publiés. |||| Résultats de %{smart_count} élèves publiés.',
  planned: 'Publication prévue.',
  unpublished: 'Résultats de %{smart_count} élève retirés. |||| Résultats de %{smart_count} élèves retirés.',
  reminded: '%{smart_count} enseignant relancé. |||| %{smart_count} enseignants relancés.',
  corrected: 'Note corrigée. La nouvelle version n’est pas encore publiée.',
  owedTitle: 'Notes manquantes\u00a0: %{exam}',
  owedLine:
    '%{subject}, %{class} %{section}\u00a0: %{smart_count} élève |||| %{subject}, %{class} %{section}\u00a0: %{smart_count} élèves',
  handInTitle: 'Notes à remettre\u00a0: %{exam}',
  handInLine: '%{subject}, %{class} %{section}\u00a0: complet, pas encore remis',
  owedMore: 'Et %{smart_count} autre division. |||| Et %{smart_count} autres divisions.',
  final: 'Résultat final de l’année',
  publishedTitle: '%{exam}\u00a0: résultats publiés',
  publishedBody: 'Les résultats de %{student} pour %{year} sont publiés.',
  part: '%{name} %{mark} sur %{full}',
  partAbsent: '%{name} Ab sur %{full}',
  weighed: '%{exam} %{mark} sur %{full}, coefficient %{weight}\u00a0%',
  weighedAbsent: '%{exam} %{mark} sur %{full}, coefficient %{weight}\u00a0% (avec une absence, qui compte pour zéro)',
  subject: '%{subject}\u00a0: %{parts} = %{obtained} sur %{full}, soit %{percent}\u00a0%.',
  subjectRounded:
    '%{subject}\u00a0: %{parts} = %{sum}, arrondi vers le haut à %{obtained} sur %{full}, soit %{percent}\u00a0%.',
  pair: '%{subject} et %{partner} comptent comme une seule matière\u00a0: %{parts} = %{obtained} sur %{full}, soit %{percent}\u00a0%.',
  pairRounded:
    '%{subject} et %{partner} comptent comme une seule matière\u00a0: %{parts} = %{sum}, arrondi vers le haut à %{obtained} sur %{full}, soit %{percent}\u00a0%.',
  graded: 'Mention %{letter} (à partir de %{from}\u00a0%), points %{point}.',
  gradedFailed: 'Mention %{letter}\u00a0: %{reasons}. Points %{point}.',
  failsByAbsence: 'absence pour %{name}',
  failsByAllAbsent: 'absence à tous les examens',
  failsByPart: '%{reached} pour %{name} est inférieur au minimum de %{needed}',
  failsByPercent: '%{percent}\u00a0% est inférieur aux %{needed}\u00a0% nécessaires pour réussir',
  fourth: 'Quatrième matière %{subject}\u00a0: points %{point}. Seul compte ce qui dépasse 2\u00a0: %{bonus}.',
  fourthFailed:
    'Quatrième matière %{subject}\u00a0: échouée, points %{point}. Elle n’ajoute rien et ne pénalise pas le résultat.',
  average: '(%{points} + %{bonus}) ÷ %{count} = %{average}. GPA %{gpa}, mention %{letter}.',
  averageNoFourth: '(%{points}) ÷ %{count} = %{average}. GPA %{gpa}, mention %{letter}.',
  cap: 'Le GPA le plus élevé est %{cap}.',
  failed:
    '%{count} matière échouée, le GPA est donc %{gpa}, mention %{letter}. |||| %{count} matières échouées, le GPA est donc %{gpa}, mention %{letter}.',
  total: 'Total des points\u00a0: %{total} sur %{full}.',
  fourthInTotal: 'Les points de la quatrième matière, %{subject}, sont compris.',
  fourthNotInTotal: 'Les points de la quatrième matière, %{subject}, ne sont pas compris.',
  position: 'Rang selon le GPA, puis le total des points\u00a0: %{section} dans la division, %{class} dans la classe.',
  rules: 'Règles de notation\u00a0: version %{version}.',
  rulesWeights:
    'Le pourcentage d’une matière est la moyenne de ses pourcentages à ces examens, pondérée par leurs coefficients.',
  rulesRoundUp: 'Les points de chaque matière sont arrondis à l’entier supérieur.',
  rulesFourthFails: 'Un échec à la quatrième matière entraîne un échec d’ensemble.',
} satisfies Record<keyof typeof en, string>;
