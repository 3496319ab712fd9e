import frenchMessages from 'ra-language-french';
import type { RaMessages } from '../raMessages.ts';

const french = frenchMessages.ra;

// The package's words, but for what it lacks, what speaks to programmers, and what breaks French typesetting, which sets a
// curved apostrophe and a no-break space (\u00a0) before « : », « ? » and inside guillemets.
export const ra: RaMessages = {
  ra: {
    ...french,
    action: {
      ...french.action,
      bulk_actions: '%{smart_count} élément sélectionné |||| %{smart_count} éléments sélectionnés',
      create_item: 'Créer «\u00a0%{item}\u00a0»',
      edit: 'Modifier',
      remove: 'Retirer',
      update: 'Mettre à jour',
      update_application: 'Recharger l’application',
    },
    page: {
      ...french.page,
      create: 'Création\u00a0: %{name}',
      not_found: 'Page introuvable',
      empty: '%{name}\u00a0: aucun élément pour le moment.',
      invite: 'Voulez-vous en ajouter un\u00a0?',
      authentication_error: 'Erreur d’authentification',
    },
    input: {
      file: {
        upload_several: 'Déposez des fichiers ici, ou cliquez pour en sélectionner un.',
        upload_single: 'Déposez un fichier ici, ou cliquez pour le sélectionner.',
      },
      image: {
        upload_several: 'Déposez des images ici, ou cliquez pour en sélectionner une.',
        upload_single: 'Déposez une image ici, ou cliquez pour la sélectionner.',
      },
      references: {
        all_missing: 'Les données liées sont introuvables.',
        many_missing: 'Au moins un des éléments liés ne semble plus disponible.',
        single_missing: 'L’élément lié ne semble plus disponible.',
      },
      password: french.input.password,
    },
    message: {
      ...french.message,
      about: 'À propos',
      access_denied: 'Vous n’avez pas les droits nécessaires pour accéder à cette page',
      are_you_sure: 'Confirmez-vous cette action\u00a0?',
      authentication_error:
        'Le serveur d’authentification a renvoyé une erreur et vos identifiants n’ont pas pu être vérifiés.',
      auth_error: 'Une erreur est survenue lors de la vérification de votre connexion.',
      bulk_delete_content:
        'Voulez-vous supprimer cet élément (%{name})\u00a0? |||| Voulez-vous supprimer %{smart_count} éléments\u00a0?',
      bulk_delete_title: 'Suppression\u00a0: %{name} |||| Suppression\u00a0: %{smart_count} %{name}',
      bulk_update_content:
        'Voulez-vous modifier cet élément (%{name})\u00a0? |||| Voulez-vous modifier %{smart_count} éléments\u00a0?',
      bulk_update_title: 'Modification\u00a0: %{name} |||| Modification\u00a0: %{smart_count} %{name}',
      clear_array_input: 'Voulez-vous vider toute la liste\u00a0?',
      delete_content: 'Voulez-vous supprimer cet élément (%{name})\u00a0?',
      delete_title: 'Suppression\u00a0: %{name} %{recordRepresentation}',
      error: 'Une erreur est survenue dans le navigateur et votre demande n’a pas pu aboutir.',
      invalid_form: 'Le formulaire contient des erreurs. Corrigez-les',
      loading: 'Patientez',
      not_found: 'L’adresse saisie est incorrecte, ou le lien suivi n’est plus valable',
      select_all_limit_reached:
        'Il y a trop d’éléments pour tous les sélectionner. Seuls les %{max} premiers ont été sélectionnés.',
      unsaved_changes: 'Certaines modifications n’ont pas été enregistrées. Voulez-vous les abandonner\u00a0?',
      placeholder_data_warning: 'Problème de réseau\u00a0: les données n’ont pas pu être actualisées.',
    },
    navigation: {
      ...french.navigation,
      no_filtered_results: '%{name}\u00a0: aucun résultat avec les filtres actuels.',
      no_results: '%{name}\u00a0: aucun résultat',
      no_more_results: 'La page %{page} n’existe pas. Revenez à la page précédente.',
      page_out_of_boundaries: 'La page %{page} n’existe pas',
      page_out_from_end: 'Vous êtes déjà à la dernière page',
      page_out_from_begin: 'Vous êtes déjà à la première page',
      page_range_info: '%{offsetBegin}–%{offsetEnd} sur %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} sur plus de %{offsetEnd}',
      page_rows_per_page: 'Lignes par page\u00a0:',
      next: 'Aller à la page suivante',
    },
    sort: {
      ...french.sort,
      sort_by: 'Trier par %{field_lower_first} (%{order})',
    },
    auth: {
      ...french.auth,
      email: 'Adresse e-mail',
      sign_in_error: 'La connexion a échoué. Réessayez',
    },
    notification: {
      ...french.notification,
      item_doesnt_exist: 'L’élément n’existe pas',
      data_provider_error:
        'Les données n’ont pas pu être traitées. Les détails se trouvent dans la console du navigateur.',
      not_authorized: 'Vous n’avez pas l’autorisation d’accéder à ces données.',
    },
    validation: {
      ...french.validation,
      email: 'Doit être une adresse e-mail valide',
      oneOf: 'Doit être l’une des valeurs suivantes\u00a0: %{options}',
      regex: 'Doit respecter ce format (expression régulière)\u00a0: %{pattern}',
    },
    saved_queries: {
      label: 'Recherches enregistrées',
      query_name: 'Nom de la recherche',
      new_label: 'Enregistrer la recherche actuelle…',
      new_dialog_title: 'Enregistrer la recherche actuelle sous',
      remove_label: 'Retirer la recherche enregistrée',
      remove_label_with_name: 'Retirer la recherche «\u00a0%{name}\u00a0»',
      remove_dialog_title: 'Retirer la recherche enregistrée\u00a0?',
      remove_message: 'Voulez-vous retirer cette recherche de votre liste de recherches enregistrées\u00a0?',
      help: 'Filtrez la liste et enregistrez cette recherche pour plus tard',
    },
    // react-admin's type calls these two groups optional, so they are stated here rather than taken over.
    guesser: {
      empty: {
        title: 'Aucune donnée à afficher',
        message: 'Vérifiez la source de données',
      },
    },
    configurable: {
      customize: 'Personnaliser',
      configureMode: 'Configurer cette page',
      inspector: {
        title: 'Inspecteur',
        content: 'Survolez les éléments de la page pour les configurer',
        reset: 'Réinitialiser les réglages',
        hideAll: 'Tout masquer',
        showAll: 'Tout afficher',
      },
      Datagrid: {
        title: 'Tableau',
        unlabeled: 'Colonne sans titre n°\u00a0%{column}',
      },
      SimpleForm: {
        title: 'Formulaire',
        unlabeled: 'Champ sans titre n°\u00a0%{input}',
      },
      SimpleList: {
        title: 'Liste',
        primaryText: 'Texte principal',
        secondaryText: 'Texte secondaire',
        tertiaryText: 'Texte complémentaire',
      },
    },
    tiptap: {
      align_left: 'Aligner à gauche',
      align_right: 'Aligner à droite',
      align_center: 'Centrer',
      align_justify: 'Justifier',
      list_bulleted: 'Liste à puces',
      list_numbered: 'Liste numérotée',
      select_level: 'Choisir le style de texte',
      current_level: 'Style de texte actuel',
      paragraph: 'Texte normal',
      heading1: 'Titre 1',
      heading2: 'Titre 2',
      heading3: 'Titre 3',
      heading4: 'Titre 4',
      heading5: 'Titre 5',
      heading6: 'Titre 6',
      color: 'Couleur du texte',
      highlight: 'Surlignage',
      image: 'Image',
      image_dialog: 'Adresse de l’image (URL)',
      clear_format: 'Effacer la mise en forme',
      blockquote: 'Citation',
      link: 'Ajouter un lien',
      bold: 'Gras',
      italic: 'Italique',
      underline: 'Souligné',
      strike: 'Barré',
      code: 'Code',
    },
  },
};
