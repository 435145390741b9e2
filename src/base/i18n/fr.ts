import type { Catalog } from "./catalog.ts";
import { typeset } from "./language-rules.ts";

/** The sentences of details in French. */
const details: Catalog["details"] = {
  required: "Ce champ est obligatoire.",
  unknown_field: "Ce champ n’existe pas.",
  type: "La valeur doit être {type}.",
  format: "La valeur doit être {format}.",
  enum: "La valeur doit être l’une des valeurs autorisées.",
  too_short: "Cette valeur est trop courte : il faut au moins {limit} {limit|caractère|caractères}.",
  too_long: "Cette valeur est trop longue : le maximum est de {limit}.",
  minimum: "La valeur doit être supérieure ou égale à {limit}.",
  maximum: "La valeur doit être inférieure ou égale à {limit}.",
  too_few: "Il n’y en a pas assez : il en faut au moins {limit}.",
  too_many: "Il y en a trop : le maximum est de {limit}.",
  not_unique: "Les éléments doivent tous être différents.",
  timezone_required: "L’heure doit indiquer son décalage, ou Z, comme 2026-03-01T09:30:00Z.",
  invalid_character: "La valeur contient des caractères non autorisés.",
  json_syntax: "Le JSON est illisible à la ligne {line}, colonne {column} : il faut {expected}, et non {found}.",
  json_repeated: "Ce nom figure plusieurs fois dans le même objet JSON. Ne l’envoyez qu’une fois.",
  not_utf8: "Le corps n’est pas un texte UTF-8. Encodez-le en UTF-8.",
  broken_gzip: "Le corps n’est pas un gzip valide. Envoyez-le en entier, ou sans Content-Encoding.",
  url_encoding:
    "L’URL contient un % qui ne fait pas partie d’un caractère encodé en UTF-8. Écrivez le signe lui-même %25.",
  http_syntax: "La ligne de requête ou un en-tête ne respecte pas HTTP/1.1 (RFC 9112).",
  page_with_cursor: "Un curseur remplace le numéro de page. Envoyez l’un ou l’autre.",
  header_without_effect:
    "Cette opération n’accepte pas cet en-tête. Ne l’envoyez pas : If-None-Match sert à la lecture, If-Match aux opérations qui l’indiquent.",
  api_key_header:
    "Envoyez la clé d’API dans l’en-tête X-API-Key. Seul le serveur MCP accepte un jeton dans Authorization.",
  token_of_mcp:
    "Seul le serveur MCP accepte les jetons d’accès des applications. Ici, envoyez une clé d’API dans l’en-tête X-API-Key, ou le cookie d’une session.",
  credential_header:
    "Envoyez une clé d’API dans l’en-tête X-API-Key, ou le cookie d’une session. Aucun autre moyen n’est accepté.",
  key_format: "Ce n’est pas une clé d’API : une clé commence par crs_ et s’affiche une seule fois, à sa création.",
  reference_not_found: "La fiche indiquée n’existe pas.",
  unknown_person:
    "Personne dans cette organisation ne porte ce nom ni cette adresse. Indiquez me, un identifiant, une adresse e-mail ou un nom de candidates.",
  ambiguous_person:
    "Plusieurs personnes portent ce nom. Demandez de qui il s’agit, puis indiquez l’identifiant donné dans candidates.",
  operator_not_allowed: "Cet opérateur n’est pas utilisable avec ce champ.",
  dynamic_only: "Seuls les segments dynamiques ont un filtre.",
  dynamic_segment:
    "Les membres d’un segment dynamique sont déterminés par son filtre ; figez-le pour les choisir vous-même.",
  too_deep: "L’imbrication est limitée à {limit} {limit|niveau|niveaux}.",
  cycle: "La fiche ferait référence à elle-même.",
  exceeds_own_rights: "Vous ne pouvez pas accorder des droits que vous n’avez pas : {permissions}.",
  current_version: "La version actuelle est {version}.",
  existing_record: "Une autre fiche a déjà cette valeur.",
  shown_secret: "Le secret a déjà été affiché ; renouvelez-le pour en obtenir un autre.",
  required_scope: "Il faut l’autorisation {scopes}.",
  unknown_custom_field: "Ce champ personnalisé n’existe pas.",
  archived_custom_field: "Ce champ personnalisé est archivé et n’accepte plus de valeur.",
  read_only:
    "Ce champ est en lecture seule et contient une autre valeur. Ne l’envoyez pas, ou relisez la fiche et renvoyez-la telle quelle.",
  no_options:
    "Un champ de type {type} n’a pas d’options. Ne les envoyez pas, ou créez un champ de type select ou multi_select.",
  not_indexable:
    "Ce champ ne peut pas être indexé. Seuls les champs personnalisés des contacts et des entreprises peuvent l’être, sauf ceux de type multi_select.",
  too_many_indexed:
    "Un type de fiche peut avoir au maximum {limit} {limit|champ indexé|champs indexés}. Mettez d’abord indexed à false pour un autre champ.",
  expired_cursor:
    "Les modifications qui suivent ce curseur ne sont plus conservées. Relisez les fiches, puis recommencez sans curseur.",
  consent_required: "Le consentement est obligatoire.",
  origin_not_allowed:
    "L’origine de cette URL ne figure ni dans allowed_origins ni dans les embed_origins de l’organisation.",
  not_on_forms: "Un formulaire ne peut pas demander ce champ, car sa valeur est une heure.",
  not_an_image: "Ce n’est pas une image PNG, JPEG ou WebP de 64 ko au plus.",
  other_name: "Ce n’est pas le nom de l’organisation.",
  deletion_requested: "La suppression de l’organisation a déjà été demandée.",
  last_owner: "L’organisation doit avoir au moins un propriétaire.",
  last_verified_domain:
    "L’authentification unique obligatoire exige un domaine vérifié. Vérifiez d’abord un autre domaine.",
  built_in_role: "Un rôle prédéfini ne peut pas être modifié.",
  invalid_token: "Ce lien n’est plus valable. Veuillez en demander un autre.",
  wrong_sign_in:
    "L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux, ou réinitialisez le mot de passe.",
  session_required:
    "Seule une personne connectée peut le faire, pas une clé d’API ni une application : connectez-vous par POST /v1/session.",
  host_header:
    "Une requête doit avoir exactement un en-tête Host, avec le nom ou l’adresse d’un hôte et, au besoin, un port.",
  body_bytes: "Le corps de la requête ne peut pas dépasser {limit} octets.",
  body_values: "Le corps de la requête peut contenir au plus {limit} champs et éléments de liste au total.",
  body_members: "Un objet du corps de la requête peut avoir au plus {limit} champs.",
  compression_ratio:
    "Le corps est trop fortement compressé : un octet peut en donner {limit} au plus. Envoyez-le sans compression.",
  wrong_entity_type: "Ce n’est pas possible avec ce type de fiche.",
  narrow_filter:
    "La comparaison de toutes les fiches prend trop de temps. Ajoutez une condition sur l’un de ces champs : {fields}.",
  narrow_words:
    "Trop de fiches contiennent ces mots. Utilisez des mots plus nombreux ou plus longs, ou l’un de ces filtres : {fields}.",
  linked_elsewhere: "Le contact est déjà rattaché à une autre entreprise ; envoyez replace_existing pour la remplacer.",
  possible_duplicate:
    "La fiche {id} est peut-être la même (indice de confiance : {confidence}). Demandez à l’utilisateur ; pour en créer une autre malgré tout, envoyez allow_duplicate.",
  not_together: "Ce champ ne peut pas être envoyé en même temps que {field}.",
  merged: "Cette fiche a été fusionnée avec une autre.",
  not_merged: "Cette fiche n’est pas fusionnée avec une autre.",
  merged_long_ago: "Une fusion ne peut être annulée que dans les 30 jours.",
  kept_record_merged:
    "La fiche conservée lors de cette fusion a elle-même été fusionnée avec une autre. Annulez d’abord cette autre fusion.",
  kept_record_deleted: "La fiche conservée lors de cette fusion est supprimée. Restaurez-la d’abord.",
  incorrect_password: "Le mot de passe est incorrect.",
  incorrect_code: "Le code est incorrect ou a déjà été utilisé. Saisissez-en un nouveau.",
  second_factor_needed:
    "Votre organisation exige un second facteur, et celui-ci est le seul. Ajoutez-en d’abord un autre.",
  no_second_factor:
    "Les codes de secours remplacent un second facteur. Configurez d’abord une application d’authentification ou une clé d’accès.",
  invalid_challenge: "Cette connexion a expiré. Veuillez vous connecter de nouveau.",
  passkey_rejected: "La clé d’accès n’a pas été acceptée. Réessayez, ou utilisez une autre clé d’accès de ce compte.",
  no_passkey: "Ce compte n’a pas de clé d’accès.",
  only_sign_in_method: "C’est le seul moyen de se connecter à ce compte. Ajoutez-en d’abord un autre.",
  reminder_without_due: "Un rappel exige une échéance.",
  reminder_after_due: "Le rappel ne doit pas être postérieur à l’échéance.",
  common_password: "Ce mot de passe est trop courant. Veuillez en choisir un autre.",
  not_of_pipeline: "Ce n’est pas une étape du pipeline de l’opportunité.",
  not_lost: "Seule une opportunité perdue peut avoir un motif de perte.",
  missing_stage_type: "Un pipeline doit compter au moins une étape de chaque type ; il manque : {types}.",
  stage_in_use: "Des opportunités se trouvent à l’étape {stage} : elle ne peut être ni supprimée ni changée de type.",
  default_pipeline: "Il faut toujours un pipeline par défaut : choisissez-en d’abord un autre.",
  used_by: "Elle est utilisée par {limit} {limit|fiche|fiches}.",
  too_many_decimals: "La valeur peut avoir au maximum {limit} {limit|décimale|décimales}.",
  probability_of_stage:
    "La probabilité d’une opportunité gagnée est de 100, celle d’une opportunité perdue de 0. Ne l’envoyez pas, ou déplacez l’opportunité vers une étape ouverte.",
  amount_from_line_items: "Le montant est la somme des lignes : modifiez-les ou supprimez-les.",
  currency_of_line_items: "La devise ne peut pas changer tant que l’opportunité a des lignes.",
  several_currencies:
    "La devise de ce montant n’a pas la même origine que celle du premier. Envoyez une requête séparée.",
  needs_visited_stage: "La durée dans une étape nécessite le groupe visited_stage. Ajoutez-le à group_by.",
  other_currency: "La devise du produit ({currency}) n’est pas celle de l’opportunité.",
  file_type_forbidden:
    "Les programmes et les scripts ne peuvent pas être enregistrés comme fichiers. Placez le fichier dans une archive, par exemple un fichier ZIP.",
  file_name_reserved: "Windows n’autorise pas ce nom de fichier. Choisissez-en un autre.",
  file_infected: "L’antivirus a trouvé {finding} : le fichier n’a pas été enregistré.",
  file_without_content: "Le contenu du fichier n’a pas encore été envoyé. Envoyez-le avec PUT /v1/files/{id}/content.",
  file_has_content: "Le fichier a déjà un autre contenu. Créez un autre fichier pour ce contenu.",
  file_quota:
    "Votre organisation a atteint sa limite de stockage : {gigabytes} Go ou {files} fichiers. Supprimez définitivement les fichiers devenus inutiles.",
  export_quota:
    "Les fichiers de vos exportations occupent {used} Mo sur {limit} (quota export_bytes). Supprimez les exportations devenues inutiles, ou exportez moins de fiches ; chaque fichier est supprimé au bout de 7 jours.",
  import_quota:
    "Avec ce fichier, ceux de vos importations occuperaient {used} Mo sur {limit} (quota import_bytes). Lancez les importations en attente, dont les fichiers sont ensuite supprimés, ou envoyez un fichier plus petit ; les fichiers non importés sont supprimés au bout de 7 jours.",
  attachment_quota:
    "Avec ces pièces jointes, celles de tous les e-mails occuperaient {used} Mo sur {limit} (quota attachment_bytes). Déposez le fichier et envoyez un lien, ou conservez les pièces jointes moins longtemps (durée de conservation de l’organisation : attachments_days).",
  job_quota:
    "{used} importations et exportations sur {limit} sont en attente ou en cours (quota queued_jobs). Attendez que l’une d’elles se termine, ou annulez-en une.",
  file_empty: "Le fichier est vide : il faut une ligne de noms de colonnes, suivie des données.",
  file_encoding:
    "La ligne {line} contient des octets qui ne sont pas de l’UTF-8 valide. Enregistrez le fichier au format CSV UTF-8.",
  file_quote_open: "À la ligne {line}, un guillemet ouvert n’est jamais refermé.",
  file_row_too_long: "La ligne {line} dépasse 1 Mio.",
  file_header_missing: "La ligne {line} ne contient pas de noms de colonnes.",
  file_header_repeated: "À la ligne {line}, deux colonnes portent le nom {column}.",
  file_too_many_columns: "La ligne {line} a plus de {limit} {limit|colonne|colonnes}.",
  row_cells: "La ligne a {given} {given|cellule|cellules}, l’en-tête {expected}.",
  row_quotes: "Du texte suit un guillemet fermant.",
  row_ambiguous: "La ligne correspond à plusieurs fiches : {ids}.",
  phone_country_required:
    "Ajoutez l’indicatif du pays, comme +33 6 12 34 56 78, ou définissez default_country de l’organisation.",
  row_unexpected:
    "Cette ligne n’a pas pu être importée en raison d’une erreur de notre côté. Réessayez, ou saisissez-la manuellement.",
  import_interrupted:
    "L’import a été interrompu par une erreur de notre côté. Les lignes déjà importées sont conservées ; relancez l’import pour continuer.",
  unknown_column: "Le fichier n’a pas de colonne {column}.",
  field_mapped_twice: "Deux colonnes correspondent au même champ : {field}.",
  default_schedule: "Il faut toujours un planning par défaut : choisissez-en d’abord un autre.",
  read_from_feed: "Cette période a été lue dans un calendrier externe et ne peut être modifiée que là-bas.",
  interval_reversed: "La fin doit suivre le début.",
  interval_overlap: "Ces horaires en chevauchent d’autres le même jour.",
  inactive_member: "Ce membre n’est pas actif.",
  single_host: "Un type de rendez-vous à hôte unique doit avoir exactement un hôte.",
  duration_not_offered: "La durée doit être l’une de celles qui sont proposées.",
  window_reversed: "Le dernier jour ne doit pas précéder le premier.",
  unknown_question: "Cette question n’existe pas.",
  answer_required: "Cette question exige une réponse.",
  inactive_event_type: "Ce type de rendez-vous ne peut pas être réservé actuellement.",
  too_soon: "Cet horaire est trop proche, ou déjà passé.",
  outside_window: "Cette date n’est pas ouverte à la réservation.",
  outside_hours: "Cette heure n’est pas ouverte à la réservation.",
  between_slots: "Aucun créneau ne commence à cette heure.",
  limit_reached: "Aucun autre rendez-vous de ce type n’est accepté ce jour-là ou cette semaine-là.",
  host_busy: "Ce créneau est pris.",
  seats_taken: "Il ne reste pas assez de places.",
  range_reversed: "La fin doit suivre le début.",
  range_too_long: "Cette période est trop longue : {days} {days|jour|jours} au plus.",
  time_in_past: "Cette heure est déjà passée.",
  too_far_ahead: "Cette date est trop lointaine : {days} {days|jour|jours} au plus à partir de maintenant.",
  topic_of_marketing:
    "Seuls les messages de la catégorie marketing ont un thème. Indiquez category : marketing, ou omettez topic_id.",
  contact_without_email: "Le contact n’a pas d’adresse e-mail. Ajoutez-en une d’abord.",
  recipient_suppressed: "Aucun message n’est envoyé à cette adresse (motif : {reason}).",
  message_status: "Ce message ne peut plus être annulé : son statut est « {status} ».",
  campaign_status: "Le statut de cette campagne est « {status} » ; actions possibles : {allowed}.",
  campaign_in_use: "Une campagne dont le statut est « {status} » ne peut pas être supprimée ; annulez-la d’abord.",
  event_status: "Le statut de ce rendez-vous est « {status} » ; actions possibles : {allowed}.",
  event_closed: "Le statut de ce rendez-vous est « {status} » et ne changera plus ; prenez-en un autre.",
  event_rescheduled:
    "Ce rendez-vous commence désormais le {start_at} ; vérifiez le nouvel horaire, puis décidez de nouveau.",
  no_team_page:
    "Seuls les types de rendez-vous attribués à tour de rôle ou à toute l’équipe ont une page d’équipe ; omettez ce champ ou changez l’attribution.",
  event_over: "Ce rendez-vous s’est terminé le {end_at} ; prenez-en un autre.",
  event_not_begun:
    "Ce rendez-vous commence le {start_at} ; les absences ne peuvent être signalées qu’à partir de ce moment.",
  last_invitee: "Un rendez-vous doit garder au moins une personne invitée ; annulez-le plutôt.",
  form_token:
    "Il s’agit du jeton du formulaire, lu au cours des dernières 24 heures ; relisez le formulaire et envoyez son jeton.",
  link_in_text: "Ce texte ne doit contenir ni adresse web ni adresse e-mail ; supprimez-la.",
  invited_already: "Cette adresse est déjà invitée au rendez-vous de ce créneau.",
  settled_before: "Cette valeur a été fixée par la première réservation du rendez-vous ; ne l’envoyez pas.",
  shared_event:
    "D’autres personnes ont réservé le même rendez-vous, qui ne peut donc pas être déplacé ; annulez votre place et choisissez un autre horaire.",
  not_a_host: "Cette personne n’assure pas de rendez-vous de ce type.",
  hosts_together: "Tous les hôtes assurent ensemble les rendez-vous de ce type.",
  invitee_without_phone: "La personne invitée n’a pas donné de numéro de téléphone ; choisissez un autre type de lieu.",
  too_many_guests:
    "Un rendez-vous individuel compte {limit} {limit|accompagnant|accompagnants} au plus ; retirez-en un d’abord.",
  variable_in_host:
    "La variable {variable} ne peut pas figurer dans la partie serveur d’un lien. Indiquez le serveur, puis la variable, par exemple https://example.com/?q={example}.",
  variable_in_markup:
    "La variable {variable} peut figurer dans le texte, dans les liens et dans les attributs entre guillemets, mais pas dans les styles, les scripts ni les attributs sans guillemets.",
  unsafe_link:
    "Ce lien n’est pas autorisé\u00a0: {link}. Utilisez une adresse qui commence par https:, mailto: ou tel:. Joignez les images ou indiquez leur adresse https:.",
  markup_not_allowed:
    "Un e-mail ne peut pas contenir {markup} ; supprimez cet élément. Le texte, les listes, les tableaux, les liens et les images sont autorisés ; la mise en page détermine les couleurs.",
  no_translation: "Il faut un objet et un texte dans une langue au moins.",
  own_variables_marketing:
    "Seuls les modèles transactionnels peuvent avoir leurs propres variables ; supprimez-les ou changez le type du modèle.",
  variable_name_taken: "La variable {variable} existe déjà ; choisissez un autre nom.",
  template_texts: "Les textes viennent du modèle ; mettez ce champ à null ou retirez le modèle.",
  template_kind: "Il faut un modèle d’un autre type ; type attendu : {kind}.",
  missing_translation:
    "Il n’y a pas de textes dans cette langue ({language}) ; ceux d’une autre langue ({used}) sont affichés.",
  missing_value:
    "La variable {variable} n’a pas de valeur ici ; un texte de remplacement, comme dans {example}, évite un vide.",
  missing_unsubscribe: "Le texte ne contient pas {variable} ; le pied de page contient le lien de désabonnement.",
  missing_postal_address:
    "L’organisation n’a pas d’adresse postale, que de nombreux pays exigent dans les messages commerciaux.",
  unknown_variable: "La variable {variable} n’existe pas.",
  segment_of_companies: "Une campagne s’adresse à des contacts ; ce segment contient des entreprises.",
  no_returned_message:
    "Ce message n’est ni un avis de non-remise, ni une plainte, ni une demande de désabonnement, ni une réponse à une invitation.",
  unknown_reply:
    "Cette réponse ne concerne aucune invitation de cette organisation ou ne provient pas de la personne invitée. Transmettez le message tel quel, avec tous ses en-têtes.",
  unknown_message: "Ce retour ne correspond à aucun message de cette organisation, ni à aucun de ses destinataires.",
  webhook_status: "Le statut de ce webhook est « {status} ». Réactivez-le d’abord (status : active).",
  url_scheme: "Il faut une URL https, comme https://example.com/hook.",
  url_credentials: "L’URL ne doit contenir ni nom d’utilisateur ni mot de passe.",
  url_port: "Ce port ne peut pas être utilisé ; omettez-le, ou utilisez 443 ou 8443.",
  url_unknown_host: "L’hôte de l’URL est introuvable.",
  url_not_public: "L’hôte de l’URL n’a pas d’adresse publique.",
  url_plain: "L’URL ne doit contenir ni requête, ni fragment, ni /.well-known/. Indiquez l’émetteur lui-même.",
  domain_name: "Ce n’est pas un nom de domaine, comme example.com.",
  txt_record_missing:
    "L’enregistrement TXT n’est pas encore visible. Publiez-le avec le nom et la valeur indiqués par le domaine, puis réessayez.",
  name_servers_failed: "Les serveurs de noms n’ont pas répondu. Réessayez plus tard.",
  no_verified_domain:
    "L’authentification unique ne peut être imposée qu’avec un domaine de messagerie vérifié. Vérifiez-en un d’abord.",
  no_identity_provider:
    "Cela nécessite l’authentification unique. Configurez et activez d’abord un fournisseur d’identité.",
  application_host:
    "Ce n’est pas un hôte, comme claude.ai. Indiquez un nom d’hôte, localhost ou le schéma d’une application avec son deux-points (cursor:).",
};

/** The names of formats in French, inside the sentence of `format`. */
const forms: Catalog["forms"] = {
  uuid: "un identifiant (UUID)",
  email: "une adresse e-mail, comme ada@example.com, sans accents ni autres caractères spéciaux avant l’arobase",
  phone: "un numéro de téléphone, comme +33 6 12 34 56 78",
  date: "une date, comme 2026-03-01",
  "date-time": "une heure avec Z ou un décalage, comme 2026-03-01T09:30:00Z",
  uri: "une URL http ou https",
  hostname: "un nom d’hôte, comme example.com",
  timezone: "un fuseau horaire IANA, comme Europe/Paris",
  currency: "un code ISO 4217, comme EUR",
  country: "un code ISO 3166-1 alpha-2, comme FR",
  "ip-range": "une adresse ou un bloc CIDR, comme 203.0.113.0/24",
  cidr: "une adresse ou un bloc CIDR, comme 203.0.113.0/24",
  cursor: "vide ou le next_cursor de la même requête",
  base64: "base64",
  version: 'une version, comme "7", ou *',
  sort: "des noms de champs de tri, comme -created_at,last_name",
  token: "un jeton provenant d’un lien envoyé",
  base64url: "des octets en base64url, sans remplissage",
  namespace: "un nom composé de a à z, 0 à 9, _, . et -, qui commence par une lettre, comme hubspot",
  key: "un nom composé de a à z, 0 à 9 et _, qui commence par une lettre, comme contract_end",
  digits: "un nombre de 12 chiffres au plus",
  clock: "une heure, comme 09:30",
  clock_end: "une heure, comme 17:30, ou 24:00",
  language: "une langue, comme fr ou pt-BR",
  custom_field: "le nom d’un champ personnalisé, comme custom_fields.taille",
  field_name: "un nom de champ, comme email ou address.city",
  column_name: "un nom de champ, comme email ou address.city",
  plain_name: "un nom composé de lettres sans accents, de chiffres, de _, de . et de -",
  slug: "composée de lettres minuscules, de chiffres et de tirets, comme premier-appel",
  long_slug: "composée d’au moins deux lettres minuscules, chiffres ou tirets, comme ada-lovelace",
  printable: "composée de caractères ASCII imprimables",
  stage_key: "composée de lettres minuscules, de chiffres et de _, comme closed_won",
  file_name: "un nom de fichier sans /, \\, caractère de contrôle ni point final",
  sha256: "une empreinte SHA-256 de 64 chiffres hexadécimaux en minuscules",
  form_field: "un champ des contacts, comme last_name, address.city ou custom_fields.size",
  web_origin: "l’origine d’un site, comme https://www.example.com",
  origin: "l’origine d’un site, comme https://www.example.com, ou http://localhost:8080",
  image_data: "l’URL de données (data:) d’une image PNG, JPEG ou WebP",
  colour: "une couleur de six chiffres hexadécimaux en minuscules, comme #1a6b4f",
  log_seal: "une signature telle que le journal l’affiche",
  media_type: "un type de média, comme application/pdf",
  media_type_with: "un type de média, comme application/pdf ou text/calendar; method=REQUEST",
  local_time: "une heure locale avec son décalage, comme 2026-03-01T09:30:00+01:00",
  other: "conforme au format que le contrat définit",
};

/** French. */
export const fr: Catalog = typeset({
  locale: "fr",
  errors: {
    malformed_request: "La requête est illisible.",
    validation_failed: "La requête contient des valeurs non valides.",
    unauthenticated: "Une clé d’API ou une session valide est requise.",
    key_expired: "La clé d’API a expiré.",
    key_revoked: "La clé d’API a été révoquée.",
    session_expired: "La session a expiré. Veuillez vous reconnecter.",
    second_factor_required: "Le mot de passe est correct. Un second facteur est requis pour se connecter.",
    insufficient_scope: "Les autorisations de la clé d’API ne suffisent pas.",
    permission_denied: "Cette action ne vous est pas permise.",
    plan_required: "L’offre de votre organisation ne comprend pas cette fonction.",
    ip_not_allowed: "La clé d’API ne peut pas être utilisée depuis cette adresse.",
    ai_disabled: "Les applications d’IA sont désactivées pour cette organisation.",
    api_keys_disabled:
      "Cette organisation n’autorise pas les clés d’API pour les applications d’IA. Connectez-vous par OAuth ou adressez-vous à un administrateur.",
    application_not_allowed:
      "Votre organisation n’autorise pas cette application d’IA. Un administrateur peut l’autoriser dans les réglages des applications d’IA.",
    support_session_forbidden: "Cette action n’est pas permise pendant une session d’assistance.",
    reauthentication_required:
      "Confirmez votre identité avec votre mot de passe, une clé d’accès ou un code, puis renouvelez la requête.",
    second_factor_enrollment_required:
      "Votre organisation exige un second facteur. Configurez d’abord une application d’authentification ou une clé d’accès.",
    foreign_origin: "Un autre site web a envoyé cette demande. Connectez-vous sur une page de ce service.",
    single_sign_on_required:
      "Votre organisation exige l’authentification unique. Connectez-vous avec son fournisseur d’identité.",
    not_found: "Cette fiche n’existe pas.",
    no_such_route: "Il n’y a rien à cette adresse.",
    method_not_allowed: "Cette adresse n’accepte pas cette méthode.",
    not_acceptable: "Aucun des types de contenu que vous acceptez n’est disponible.",
    request_timeout: "La requête a mis trop de temps à arriver.",
    duplicate: "Une fiche avec cette valeur existe déjà.",
    slot_unavailable: "Ce créneau n’est plus disponible.",
    state_conflict: "L’état actuel de la fiche ne le permet pas.",
    in_use: "Cette fiche est encore utilisée.",
    idempotency_in_progress: "Une requête avec cette clé d’idempotence est encore en cours.",
    secret_already_shown: "Le secret n’est affiché qu’une seule fois.",
    version_conflict: "La fiche a été modifiée entre-temps.",
    payload_too_large: "Le corps de la requête est trop volumineux.",
    uri_too_long: "L’URL de la requête est trop longue.",
    unsupported_media_type: "Le type ou l’encodage du corps de la requête n’est pas pris en charge.",
    range_not_satisfiable: "Le fichier ne contient aucun octet dans l’intervalle demandé.",
    expectation_failed: "La seule attente prise en charge par le service est 100-continue (en-tête Expect).",
    misdirected: "Cette organisation est hébergée dans une autre région.",
    unprocessable: "Cette requête ne peut pas être exécutée.",
    idempotency_key_reused: "Cette clé d’idempotence a déjà servi pour une autre requête.",
    all_recipients_suppressed: "Tous les destinataires sont désabonnés ou injoignables.",
    headers_too_large: "Les en-têtes de la requête sont trop volumineux.",
    internal: "Une erreur s’est produite de notre côté.",
    unavailable: "Le service est momentanément indisponible. Veuillez réessayer.",
  },
  details,
  types: {
    string: "un texte",
    integer: "un nombre entier",
    number: "un nombre",
    boolean: "true ou false",
    array: "une liste",
    object: "un objet",
    null: "null",
  },
  forms,
  requiredChoice: "L’un de ces champs est obligatoire : {choice}.",
  currencyDecimals:
    "Un montant en {currency} a au plus {limit} {limit|décimale|décimales} : arrondissez-le ou corrigez la devise.",
  activities: {
    record_created: "{actor} a créé cette fiche.",
    field_changed: "{actor} a modifié {fields}.",
    lifecycle_changed: "{actor} a changé l’étape du cycle de vie : {old} → {new}.",
    stage_changed: "{actor} a fait passer l’opportunité de l’étape {old} à l’étape {new}.",
    linked: "{actor} a associé {related}.",
    unlinked: "{actor} a dissocié {related}.",
    merged: "{actor} a fusionné d’autres fiches avec celle-ci.",
    note_added: "{actor} a ajouté une note.",
    file_added: "{actor} a ajouté un fichier.",
    task_created: "{actor} a créé une tâche.",
    task_completed: "{actor} a terminé une tâche.",
    email_sent: "{actor} a envoyé un e-mail.",
    email_unsubscribed: "Le contact s’est désabonné des e-mails commerciaux ou de l’un de leurs thèmes.",
    email_resubscribed: "Le contact s’est réabonné aux e-mails commerciaux ou à l’un de leurs thèmes.",
    event_booked: "{actor} a réservé un rendez-vous.",
    event_rescheduled: "{actor} a déplacé un rendez-vous.",
    event_cancelled: "{actor} a annulé un rendez-vous.",
    event_no_show: "{actor} a signalé une absence à un rendez-vous.",
    form_submitted: "Un formulaire a été envoyé.",
  },
  actors: { visitor: "Un visiteur du site", service: "Le service", command: "La ligne de commande" },
  mergeUndone: "{actor} a annulé la fusion d’une autre fiche avec celle-ci.",
  records: {
    contact: "un contact",
    company: "une entreprise",
    opportunity: "une opportunité",
    other: "une fiche",
  },
  exclusive: {
    minimum: "La valeur doit être supérieure à {limit}.",
    maximum: "La valeur doit être inférieure à {limit}.",
  },
  json: {
    value: "une valeur (un objet, une liste, un texte entre guillemets droits, un nombre, true, false ou null)",
    item_or_end: "une valeur ou ]",
    name: "un nom de champ entre guillemets droits",
    name_or_end: "un nom de champ entre guillemets droits ou }",
    colon: "un deux-points",
    comma_or_brace: "une virgule ou }",
    comma_or_bracket: "une virgule ou ]",
    end: "la fin du texte",
    quote: "le guillemet droit qui termine le texte",
    escape: "une séquence d’échappement de JSON, comme \\n ou \\u00e9",
    escaped_control: "une séquence comme \\n au lieu d’un saut de ligne ou d’un autre caractère de contrôle",
    endOfText: "la fin",
    quoted: "« {character} »",
  },
  tooManyRequests: "Trop de requêtes. Veuillez réessayer dans un instant.",
  limitReached: {
    recipient_messages:
      "Trop de messages ont été envoyés aujourd’hui à l’une de ces adresses. Veuillez réessayer demain.",
    sender_messages: "Trop de messages ont été envoyés aujourd’hui depuis votre réseau. Veuillez réessayer demain.",
    host_messages: "Trop de messages ont été envoyés aujourd’hui au sujet de cet agenda. Veuillez réessayer demain.",
    invitee_bookings:
      "Cette adresse e-mail a trop de réservations non confirmées. Acceptez-en une avec le lien reçu par e-mail, ou réessayez demain.",
    sender_bookings:
      "Trop de réservations non confirmées ont été faites aujourd’hui depuis votre réseau. Acceptez-en une avec le lien reçu par e-mail, ou réessayez demain.",
    host_bookings: "Cet agenda a reçu trop de réservations non confirmées aujourd’hui. Veuillez réessayer demain.",
  },
  misplacedCredential:
    "Envoyez les identifiants dans un en-tête (X-API-Key), jamais ici. Considérez celui-ci comme divulgué et remplacez-le.",
});
