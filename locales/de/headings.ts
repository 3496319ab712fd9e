import type { headings as english } from '../en/headings.ts';

/** What people write above a column where it is not the name of its field, set apart by semicolons. An import reads them; those of `fields` are of every field of the name. */
export const headings: typeof english = {
  fields: {
    name: 'Vollständiger Name; Vor- und Nachname; Vor- und Zuname; Voller Name; Bezeichnung',
    name_local: 'Name in Landessprache; Lokaler Name',
    phone:
      'Handy; Handynummer; Handy-Nr.; Mobil; Mobilnummer; Mobiltelefon; Telefonnummer; Tel.; Telefon-Nr.; Tel.-Nr.; Rufnummer; Natel',
    email: 'E-Mail-Adresse; Mail; Mailadresse; Email-Adresse',
    date_of_birth: 'Geburtstag; Geboren; Geboren am; Geb.; Geb.-Datum; Geburt',
    gender_id: 'm/w; m/w/d; Geschl.',
    religion_id: 'Konfession; Glaube; Bekenntnis',
    blood_group_id: 'Blut; Blutgr.',
    academic_year_id: 'Jahr; Jahrgang; Schulj.',
    class_id: 'Klassenstufe; Jahrgangsstufe; Stufe; Klassenname; Kl.',
    section_id: 'Klassenzug; Zug; Abteilungsname',
    shift_id: 'Schichtname',
    version_id: 'Unterrichtssprache',
    wing_id: 'Flügelname; Trakt',
    student_group_id: 'Gruppe; Zweig; Fachrichtung',
    roll_no: 'Listen-Nr.; Nr. in der Liste; Klassennummer; Lfd. Nr.; Laufende Nummer',
    admitted_on: 'Aufnahmedatum; Eintrittsdatum; Einschulung; Aufgenommen; Eintritt in die Schule',
    father_name: 'Vater; Vatername; Vater Name; Vaters Name',
    father_phone:
      'Vater Handy; Vater Telefon; Vater Mobil; Handy des Vaters; Handynummer des Vaters; Telefonnummer des Vaters; Vater Tel.',
    father_profession: 'Vater Beruf; Tätigkeit des Vaters',
    father_nid: 'Vater Ausweisnummer; Ausweisnummer des Vaters',
    mother_name: 'Mutter; Mutter Name; Muttername',
    mother_phone:
      'Mutter Handy; Mutter Telefon; Mutter Mobil; Handy der Mutter; Handynummer der Mutter; Telefonnummer der Mutter; Mutter Tel.',
    mother_profession: 'Mutter Beruf; Tätigkeit der Mutter',
    mother_nid: 'Mutter Ausweisnummer; Ausweisnummer der Mutter',
    local_guardian_name:
      'Vormund; Name des Vormunds; Betreuungsperson; Betreuer; Erziehungsberechtigter; Erziehungsberechtigte',
    local_guardian_phone:
      'Telefon des Vormunds; Vormund Telefon; Vormund Handy; Handy der Betreuungsperson; Telefon des Erziehungsberechtigten',
    local_guardian_address: 'Anschrift des Vormunds; Adresse des Vormunds',
    local_guardian_relation: 'Verhältnis; Beziehung; Verhältnis des Vormunds',
    present_address: 'Adresse; Anschrift; Wohnort; Wohnadresse; Aktuelle Adresse; Derzeitige Adresse; Wohnanschrift',
    permanent_address: 'Ständige Adresse; Heimatadresse; Heimatanschrift',
    address: 'Postanschrift; Standort; Postadresse',
    nid: 'Ausweisnummer; Personalausweis; Ausweis-Nr.',
    profession: 'Beschäftigung; Tätigkeit',
    spouse_name: 'Ehepartner; Ehemann; Ehefrau; Name des Ehepartners; Partner',
    marital_status_id: 'Verheiratet; Zivilstand',
    joined_on: 'Eintritt; Eintrittsdatum; Einstellungsdatum; Eingestellt am; Dienstantritt',
    left_on: 'Austritt; Austrittsdatum; Ausgeschieden am',
    department_id: 'Abt.; Abteilungsbezeichnung; Fachbereich',
    designation_id: 'Position; Stelle; Berufsbezeichnung; Dienstbezeichnung; Funktion',
    emergency_name: 'Notfall-Person; Im Notfall anrufen',
    emergency_phone: 'Notfallnummer; Notfall-Handy; Notruf',
    birth_certificate_no: 'Geburtsurkunde; Geburtsurkunden-Nr.; Nr. der Geburtsurkunde',
    amount: 'Summe; Wert; Gesamtbetrag',
    description: 'Details; Einzelheiten',
    note: 'Bemerkung; Bemerkungen; Anmerkung; Anmerkungen; Kommentar; Notizen',
    code: 'Kürzel; Kurzzeichen; Kurzname',
    is_active: 'Ist aktiv; Eingeschaltet',
    'parent_id.name': 'Elternteil Name; Name des Elternteils; Name der Eltern',
    'parent_id.phone':
      'Telefon der Eltern; Eltern Telefon; Eltern Handy; Telefon des Elternteils; Elternteil Telefon; Handy der Eltern',
    'parent_id.email': 'Eltern E-Mail; E-Mail der Eltern',
  },
  student: {
    student_id: 'Nr.; Nummer; Schülernummer; Schüler-Nr.; Schüler-ID; Matrikelnummer; Aufnahmenummer',
    name: 'Schüler; Schülerin; Schülername; Name des Schülers; Name der Schülerin; Schüler/in; Name des Kindes; Kind',
  },
  employee: {
    employee_id: 'Nr.; Nummer; Personalnummer; Personal-Nr.; Mitarbeiternummer; Mitarbeiter-ID',
    name: 'Mitarbeiter; Mitarbeitername; Name des Mitarbeiters; Lehrer; Lehrername; Lehrkraft; Lehrerin',
  },
  studentParent: {
    name: 'Elternteil; Eltern; Name des Elternteils; Vormund; Erziehungsberechtigter',
    relation: 'Beziehung; Verwandtschaft; Verhältnis',
  },
  applicant: {
    name: 'Bewerber; Bewerbername; Name des Bewerbers; Name des Kindes; Kind',
    form_no: 'Formular; Formular-Nr.; Antragsnummer; Antrags-Nr.',
  },
  records: {
    female: 'Weiblich; Mädchen; Frau; w',
    male: 'Männlich; Junge; Mann',
  },
};
