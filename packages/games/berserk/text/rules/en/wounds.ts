// Chapters 20 to 22: wounds and deaths, attachments, hidden cards.

import type { Chapters } from '@ludoteka/text-kit'

export const WOUNDS = {
  '20': {
    title: 'Wounds, life, death',
    paragraphs: {
      '20.1':
        'Initial life = printed life of creatures and artefacts. Current life = initial + extra lives – wounds (and other effects). Extra lives are not removed by wounds and do not remove wounds.',
      '20.2': 'A successful attack of strength ≥ 1 wounds. Influences and spells can wound too. Wounds accumulate.',
      '20.3':
        'Wound pipeline for one event (an attack of strength s, or “wound by n”): (a) protections (also “protection from attacks of a certain strength”), blocks; (b) s ≥ 1 and attack: +1 for Vulnerability; (c) replacement effects “no wounds / only from” (Camouflage, Scales, Steadfast, noWoundsFrom): if several apply the affected player chooses the order; (d) Armour or Magic armour absorb (attacks only); (e) prevention; (f) the rest is inflicted. The strength itself is not changed by b-e. Window W3 opens once for every wound event with s ≥ 1 before step (a) (attacks: in A7), also for influences, spells, poison and self-inflicted wounds; a prevention used in it is remembered and takes effect in step (e). Not in B6.',
      '20.4': 'Prevention lowers only the number of wounds inflicted, not the strength.',
      '20.5':
        '“Wound oneself”: source and target are the same card; its own side’s influence, so Steadfast does not help.',
      '20.6':
        'A card dies when its wounds reach or exceed its life; it goes to its owner’s graveyard. Deaths are checked after every single event, all at once; symbiotes and parasites whose host dies, and equipment on it, go in the same check. Then on-death triggers are collected.',
      '20.6.1':
        'Table ruling: “single event” = one op of an effect list (all its receivers together), one wound of S1/S3, the wounds of one attack (but see 13.9.1). A card that dies in a check is gone for all triggers of that check (no chip, no Gift of Life for it, no aura from it); only its own on-death triggers and Guard still work.',
      '20.7':
        'Destroy: to the graveyard without wounds; counts as death. “Put on the graveyard” (from deck or play) is not destruction. Table ruling: from the play zone it still triggers on-death abilities (“any transfer from the play zone”).',
      '20.8': 'A card leaving the play zone loses wounds, chips, extra lives, gained abilities and markers.',
      '20.9':
        'Heal X: remove up to X wounds from a non-incorporeal creature. Heal fully: remove all wounds; poison and other effects stay.',
      '20.10':
        'Redistribute n wounds: heal them from one creature and inflict the same total on the named cards. Table ruling: illegal if nothing can be healed (an incorporeal creature cannot be the one healed, but may receive); if the healing is blocked nothing is inflicted; the inflicted part is an influence of the ability’s source and may be reduced by 20.3; distribution is chosen freely, a card may receive more than it needs to die.',
      '20.10.1':
        'Table ruling: order: first the healing (with the decisions about a heal), then one wound event for all receivers; the total is the number of wounds really taken off, without a doubling.',
      '20.11':
        '“X current life remain”: add or remove wounds (not an infliction, no triggers) so that current life is X; if X is more than possible all wounds are removed.',
    },
  },
  '21': {
    title: 'Artefacts, terrain, equipment, symbiotes',
    paragraphs: {
      '21.1':
        'Artefacts stand on the battlefield and occupy a cell. They do not strike, fight, defend, heal or gain extra lives; poison, finishing blow and vampirism do not work on them; they carry no equipment. They can be attacked and have life.',
      '21.2':
        'Terrain stands in the extra zone; one per player; does not fight, cannot be attacked or wounded. Table ruling: if a second one would enter, the old one is put on the graveyard first. Destroy effects that name terrain work.',
      '21.3':
        'Equipment is placed in B3 on a creature of the own squad that has a class; not on classless, incorporeal or flying creatures, nor on artefacts. Several pieces on one creature only if of different equipment classes. It shares the host’s cell, travels with it, does not fight, cannot be attacked or wounded. If the host becomes incorporeal or a flyer or leaves the battlefield, its equipment is destroyed; if the host merely loses its class the equipment stays. Table ruling: if the host changes control the equipment goes with it but keeps its own controller.',
      '21.4':
        'Symbiotes are creatures. In B3 a host is chosen: any creature of the own squad on the battlefield, not a flyer and not a symbiote; an incorporeal host takes only incorporeal symbiotes. They stand on the host’s cell, are adjacent to it and to everything adjacent to that cell. Symbiote and host may attack each other. They never move alone, die when they have no host, cannot be finished off. Table ruling: any number per host; they are never relocated or swapped apart from the host; if the host changes control they stay on it under their own controller; if the host becomes a flyer, or becomes incorporeal with a corporeal symbiote on it, the symbiote dies.',
      '21.4.1':
        'Table ruling: a symbiote, parasite or piece of equipment has relocated when its host has. A symbiote is chosen, struck and wounded separately from its host; effects on “the creature on a cell” name one of them.',
      '21.5':
        'Parasites are symbiotes whose host is a creature of the opponent standing in the opponent’s first row (revealed, on the battlefield, not a symbiote; an incorporeal one only for an incorporeal parasite). They stay under their owner’s control while travelling with the enemy host, and stay when the host leaves the first row.',
      '21.5.1':
        'Table ruling: a parasite is a creature of its controller in every respect: it keeps him in the game (25.1) and its host’s controller may strike it.',
      '21.6': 'Order: see 7.4. A parasite may be placed on a creature that already carries symbiotes.',
    },
  },
  '22': {
    title: 'Hidden cards',
    paragraphs: {
      '22.1':
        'A hidden card occupies its cell; its identity is known only to its controller. It has no abilities, no type and no properties for any effect while hidden, does not move, act, open or close.',
      '22.2':
        'Its controller may reveal it at any moment when he has priority (free, no stack). It is also revealed when it acts (e.g. is assigned as defender), when it becomes a target of an attack, spell or influence, and in S0.',
      '22.3':
        'Table ruling: mass effects over an area reveal the hidden cards in it first and then apply. Cards they could never concern stay hidden: a hidden card is not poisoned, wounded, closed or in formation.',
      '22.4':
        'An ability declared at a hidden card reveals it at once. If the declaration turns out to be illegal it is not carried out but it is paid (card closes, chips spent). Table ruling: the payment happens immediately; the acting card counts as having acted.',
      '22.5':
        'When a card is revealed as a flyer or terrain it moves to the extra zone; as a symbiote or equipment it is placed on a host (7.5). Table ruling: an attack that caused the reveal stays legal only if the card in its new place is a legal target.',
      '22.6':
        'Table ruling: a hidden card of the opponent may be named as a target if its cell fits; then it is revealed and tested. Where a rule only counts or compares cards hidden cards are left out; as obstacles for movement and row strikes they are cards of their controller.',
    },
  },
} as const satisfies Chapters
