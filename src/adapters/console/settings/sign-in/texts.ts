import { pageTexts } from "../../texts/texts.tsx";

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Sign-in and security", "Connexion et sécurité"],
  about: [
    "How members sign in: second factor, single sign-on with your identity provider, and automatic accounts (SCIM).",
    "La connexion des membres : second facteur, authentification unique avec votre fournisseur d’identité et comptes automatiques (SCIM).",
  ],
  rules: {
    title: ["Rules for everybody", "Règles communes"],
    about: [
      "These rules apply in all organizations and cannot be changed.",
      "Ces règles valent pour toutes les organisations et ne peuvent pas être modifiées.",
    ],
    password: ["Password", "Mot de passe"],
    passwordRule: [
      "At least 8 characters; common passwords are rejected",
      "Au moins 8 caractères ; les mots de passe courants sont refusés",
    ],
    session: ["Session", "Session"],
    sessionRule: [
      "Ends after 12 hours without activity, and after 7 days at the latest",
      "Se termine après 12 heures sans activité, et au plus tard après 7 jours",
    ],
    sensitive: ["Sensitive changes", "Modifications sensibles"],
    sensitiveRule: [
      "Require the password, a code or a passkey within the last ten minutes",
      "Exigent le mot de passe, un code ou une clé d’accès dans les dix dernières minutes",
    ],
  },
  twoFactor: {
    title: ["Second factor", "Second facteur"],
    about: [
      "A passkey or a code from an authenticator app protects accounts whose password became known.",
      "Une clé d’accès ou le code d’une application d’authentification protège un compte dont le mot de passe a été découvert.",
    ],
    required: ["Members need a second factor to sign in", "Un second facteur est nécessaire pour se connecter"],
    requiredHelp: [
      "This concerns {count} active {count|member|members}. Members without one set it up during the grace period. After it, they must do so before they can continue.",
      "Cela concerne {count} {count|membre actif|membres actifs}. Un membre qui n’en a pas en ajoute un pendant le délai ; passé ce délai, il doit le faire avant de continuer.",
    ],
    graceDays: ["Grace period in days", "Délai en jours"],
    graceHelp: [
      "From 0 to 90. It starts when the second factor becomes required; a change of its length does not start it again.",
      "De 0 à 90. Il commence quand le second facteur devient obligatoire ; en changer la durée ne le relance pas.",
    ],
    since: [
      "Required since {date}. The grace period ends on {end}.",
      "Obligatoire depuis le {date}. Le délai se termine le {end}.",
    ],
    off: [
      "A second factor is not required. Members can set one up on their own.",
      "Aucun second facteur n’est exigé. Les membres peuvent en ajouter un d’eux-mêmes.",
    ],
  },
  provider: {
    title: ["Single sign-on", "Authentification unique (SSO)"],
    about: [
      "Members sign in with your identity provider over OpenID Connect, for example Microsoft Entra ID, Okta, Google Workspace or Keycloak.",
      "Les membres se connectent avec votre fournisseur d’identité par OpenID Connect, par exemple Microsoft Entra ID, Okta, Google Workspace ou Keycloak.",
    ],
    none: [
      "Single sign-on is not set up. You need an application at your identity provider, a verified e-mail domain and these settings.",
      "L’authentification unique n’est pas configurée. Il faut une application chez votre fournisseur d’identité, un domaine vérifié et ces réglages.",
    ],
    setUp: ["Set up single sign-on", "Configurer l’authentification unique"],
    register: [
      "Register this redirect URI at your identity provider:",
      "Enregistrez cette adresse de redirection chez votre fournisseur d’identité :",
    ],
    enabled: ["Enabled", "Activée"],
    disabled: ["Disabled", "Désactivée"],
    enforced: ["Enforced", "Imposée"],
    issuer: ["Issuer", "Émetteur"],
    issuerHelp: [
      "As in the discovery document of the provider, for example https://login.acme.example.",
      "Comme dans le document de découverte du fournisseur, par exemple https://login.acme.example.",
    ],
    clientId: ["Client ID", "Identifiant client"],
    secret: ["Client secret", "Secret client"],
    secretHelp: ["It is stored encrypted and never shown.", "Il est stocké chiffré et n’est jamais affiché."],
    secretKeep: [
      "A secret is stored. Leave this empty to keep it.",
      "Un secret est enregistré. Laissez vide pour le conserver.",
    ],
    secretRemove: ["Remove the stored secret", "Supprimer le secret enregistré"],
    scopes: ["Scopes", "Portées"],
    scopesHelp: [
      "Separated by spaces. “openid” is always requested.",
      "Séparées par des espaces. « openid » est toujours demandée.",
    ],
    groupsClaim: ["Claim with the groups", "Attribut des groupes"],
    groupsClaimHelp: [
      "The name under which the provider sends the groups of a person, for example “groups”.",
      "Le nom sous lequel le fournisseur envoie les groupes d’une personne, par exemple « groups ».",
    ],
    groups: ["Roles by group", "Rôles par groupe"],
    groupsHelp: [
      "The first entry whose group a person has determines their role. Without entries, members keep their role. Owners always keep theirs.",
      "La première ligne dont la personne a le groupe détermine son rôle. Sans ligne, les membres gardent leur rôle. Les propriétaires gardent toujours le leur.",
    ],
    group: ["Group {number}", "Groupe {number}"],
    groupRole: ["Role of group {number}", "Rôle du groupe {number}"],
    addGroup: ["Add a group", "Ajouter un groupe"],
    removeGroup: ["Remove group {number}", "Retirer le groupe {number}"],
    upGroup: ["Move group {number} up", "Monter le groupe {number}"],
    defaultRole: ["Role of people in none of the groups", "Rôle des personnes sans aucun de ces groupes"],
    defaultNone: ["None: they cannot sign in", "Aucun : elles ne peuvent pas se connecter"],
    jit: [
      "People without an account become members when they first sign in",
      "Les personnes sans compte deviennent membres à leur première connexion",
    ],
    jitHelp: [
      "Without this, only invited or provisioned people can sign in.",
      "Sinon, seules les personnes invitées ou provisionnées peuvent se connecter.",
    ],
    enable: ["Members can sign in with the provider", "Les membres peuvent se connecter avec le fournisseur"],
    save: ["Save the settings", "Enregistrer les réglages"],
    remove: ["Remove single sign-on", "Retirer l’authentification unique"],
    removeText: [
      "Nobody can sign in with the provider any longer, and members are no longer linked to their identities there. Members without a password or a passkey need a link to set a password. Current sessions continue.",
      "Plus personne ne peut se connecter avec le fournisseur, et les membres ne sont plus associés à leur identité. Les membres sans mot de passe ni clé d’accès devront demander un lien pour définir un mot de passe. Les sessions en cours continuent.",
    ],
    removed: ["Single sign-on is removed.", "L’authentification unique est retirée."],
    ownersOnly: [
      "If an administrator changes the issuer, the client ID or the secret, owners cannot sign in with the provider until an owner changes them.",
      "Si un administrateur modifie l’émetteur, l’identifiant ou le secret, les propriétaires ne peuvent plus se connecter avec le fournisseur jusqu’à ce qu’un propriétaire les modifie.",
    ],
  },
  test: {
    title: ["Test", "Test"],
    about: [
      "Reads the discovery document and the keys of the provider. Nobody is signed in, and nothing changes.",
      "Lit le document de découverte et les clés du fournisseur. Personne n’est connecté, et rien ne change.",
    ],
    run: ["Test the connection", "Tester la connexion"],
    good: ["The provider can sign people in.", "Le fournisseur peut authentifier les membres."],
    bad: [
      "{count} {count|problem|problems} would prevent people from signing in:",
      "{count} {count|problème empêcherait|problèmes empêcheraient} la connexion :",
    ],
    problems: {
      unreachable: [
        "No valid discovery document was found at the issuer.",
        "Aucun document de découverte valide n’a été trouvé chez l’émetteur.",
      ],
      issuer_mismatch: [
        "The discovery document names another issuer.",
        "Le document de découverte indique un autre émetteur.",
      ],
      endpoint_missing: [
        "The discovery document lacks the authorization or the token endpoint.",
        "Il manque au document de découverte l’adresse d’autorisation ou celle des jetons.",
      ],
      keys_missing: [
        "The provider has no usable signing keys.",
        "Le fournisseur n’a pas de clé de signature utilisable.",
      ],
      code_unsupported: [
        "The provider does not support the authorization code flow.",
        "Le fournisseur n’accepte pas le flux par code d’autorisation.",
      ],
      pkce_unsupported: [
        "The provider does not support PKCE with S256.",
        "Le fournisseur n’accepte pas PKCE avec S256.",
      ],
      scope_unsupported: [
        "The provider does not support one of the scopes.",
        "Le fournisseur n’accepte pas l’une des portées.",
      ],
      domain_missing: [
        "No e-mail domain is verified. Verify one below.",
        "Aucun domaine n’est vérifié. Vérifiez-en un ci-dessous.",
      ],
    },
    facts: {
      issuer: ["Issuer", "Émetteur"],
      authorization: ["Sign-in", "Connexion"],
      token: ["Token", "Jetons"],
      keys: ["Keys", "Clés"],
      userinfo: ["Claims", "Attributs"],
    },
  },
  enforcement: {
    title: ["Enforcement", "Obligation"],
    on: [
      "Members must sign in with the provider. Owners can still use their password or passkey, also while the provider is down.",
      "Les membres doivent se connecter avec le fournisseur. Les propriétaires peuvent toujours utiliser leur mot de passe ou leur clé d’accès, même quand le fournisseur est en panne.",
    ],
    off: [
      "Members can choose between the provider and their password or passkey.",
      "Les membres choisissent entre le fournisseur et leur mot de passe ou leur clé d’accès.",
    ],
    enforce: ["Enforce single sign-on", "Imposer l’authentification unique"],
    confirm: [
      "{count} active {count|member who is not an owner|members who are not owners} can then sign in only with the provider. Their current sessions that started with a password or a passkey end now. {owners} {owners|owner keeps|owners keep} their other sign-in methods.",
      "{count} {count|membre actif qui n’est pas propriétaire ne pourra|membres actifs qui ne sont pas propriétaires ne pourront} plus se connecter qu’avec le fournisseur. Leurs sessions ouvertes par mot de passe ou clé d’accès se terminent maintenant. {owners} {owners|propriétaire garde|propriétaires gardent} les autres méthodes de connexion.",
    ],
    needsDomain: ["Verify an e-mail domain first.", "Vérifiez d’abord un domaine."],
    needsEnabled: ["Enable single sign-on first.", "Activez d’abord l’authentification unique."],
    stop: ["Stop enforcing", "Ne plus imposer"],
    enforced: ["Single sign-on is enforced.", "L’authentification unique est imposée."],
    stopped: ["Single sign-on is no longer enforced.", "L’authentification unique n’est plus imposée."],
  },
  domains: {
    title: ["E-mail domains", "Domaines d’e-mail"],
    about: [
      "Single sign-on accepts only people whose e-mail address belongs to a verified domain. Publish the TXT record in the DNS zone of the domain, then verify it.",
      "L’authentification unique n’accepte que les personnes dont l’adresse appartient à un domaine vérifié. Publiez l’enregistrement TXT dans la zone DNS du domaine, puis vérifiez-le.",
    ],
    add: ["Add a domain", "Ajouter un domaine"],
    domain: ["Domain", "Domaine"],
    domainHelp: [
      "The part of e-mail addresses after the @, for example acme.example.",
      "La partie des adresses après le @, par exemple acme.example.",
    ],
    added: [
      "The domain is added. Publish its TXT record now.",
      "Le domaine est ajouté. Publiez maintenant son enregistrement TXT.",
    ],
    status: ["Status", "État"],
    pending: ["Not verified", "Non vérifié"],
    verified: ["Verified", "Vérifié"],
    record: ["TXT record", "Enregistrement TXT"],
    recordName: ["Name", "Nom"],
    recordValue: ["Value", "Valeur"],
    actions: ["Actions", "Actions"],
    verify: ["Verify", "Vérifier"],
    verifiedNow: ["{domain} is verified.", "{domain} est vérifié."],
    remove: ["Delete", "Supprimer"],
    removeTitle: ["Delete {domain}", "Supprimer {domain}"],
    removeText: [
      "People with an address of this domain can no longer use single sign-on. Current sessions continue.",
      "Les personnes qui ont une adresse de ce domaine ne pourront plus utiliser l’authentification unique. Les sessions en cours continuent.",
    ],
    removed: ["{domain} is deleted.", "{domain} est supprimé."],
    empty: ["There are no e-mail domains.", "Il n’y a pas de domaine."],
  },
  scim: {
    title: ["Automatic accounts (SCIM)", "Comptes automatiques (SCIM)"],
    about: [
      "Your identity provider creates, changes and suspends members over SCIM 2.0. It authenticates with one token.",
      "Votre fournisseur d’identité crée, modifie et suspend les membres par SCIM 2.0. Il s’authentifie avec un jeton.",
    ],
    address: ["Base address", "Adresse de base"],
    plan: [
      "SCIM needs the plan Professional or Enterprise. Contact the operator of the service to change the plan.",
      "SCIM exige le forfait Professionnel ou Entreprise. Adressez-vous à l’exploitant du service pour changer de forfait.",
    ],
    rights: [
      "The token can assign every role except owner, so only a member with all permissions can create it.",
      "Le jeton peut attribuer tous les rôles sauf propriétaire : il faut donc tous les droits pour le créer.",
    ],
    none: ["There is no token: provisioning is off.", "Il n’y a pas de jeton : le provisionnement est désactivé."],
    token: ["Token", "Jeton"],
    created: ["Created", "Création"],
    lastUsed: ["Last used", "Dernière utilisation"],
    never: ["Never", "Jamais"],
    create: ["Create a token", "Créer un jeton"],
    rotate: ["Replace the token", "Remplacer le jeton"],
    rotateText: [
      "The current token stops working at once. Then enter the new one at your identity provider.",
      "Le jeton actuel cesse aussitôt de fonctionner. Saisissez ensuite le nouveau chez votre fournisseur d’identité.",
    ],
    remove: ["Delete the token", "Supprimer le jeton"],
    removeText: [
      "Your identity provider can no longer change members. The members that it created stay.",
      "Votre fournisseur d’identité ne peut plus modifier les membres. Ceux qu’il a créés restent.",
    ],
    removed: ["The token is deleted.", "Le jeton est supprimé."],
  },
});
